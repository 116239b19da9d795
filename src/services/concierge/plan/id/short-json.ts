/** First of what is packed here: no deflated data, as older ids hold, begins with these three bits. */
const MARK = "\u0007";
/** From here on a byte stands for a piece; JSON in ASCII has none of these. */
const FIRST_PIECE = 0x80;

/** What wishes often hold. An id keeps its meaning: a piece stays where it is, and new ones come last. */
const PIECES = `
{"l":"en" {"l":"az" {"l":"ru" ,"s":[" ,"c":[" ,"r":[" ,"i":[" ,"n":[" ,"q":[" ,"h":[[" ,"d": ,"w":[
"],"i":[" "],"n":[" "],"q":[" "],"h":[[" "],"d": "],"w":[ "],"p":[ "]],"d": "]],"w":[ "]],"p":[
,null,false],"p":[ ,null,true],"p":[ ,false],"p":[ ,true],"p":[ ,"p":[ ,0,0],"f":" ],"f":"
stated" assumed" default" stated"} assumed"} default"} ,"a":[ ,"b":[ ],"b":[ ,"y":" ,"o":" ],"o":"
,"USD"," ,"EUR"," ,"AZN"," ,"RUB"," ,"GBP"," total"] person"] day"] total"]} person"]} 000,"
economy" standard" comfort" ,"k":" ,"x":" ,"j":true ,"v": ,"e":true ,"t":true ,"g":true ,"m":[[" ,"u":[["
"," "],[" "]] "} ]} ,0, relaxed" normal" full" warm" train" wheelchair" vegetarian" halal" quiet"
adventure architecture art" beach city culture desert family food history honeymoon islands luxury
mountains nature nightlife pilgrimage shopping ski walking wellness wine istanbul tbilisi baku`
  .trim()
  .split(/\s/);
const BYTES = new Map(
  PIECES.map((piece, place) => [piece, String.fromCharCode(FIRST_PIECE + place)]),
);
/** The longest first, so that a piece is not cut by a shorter one. */
const PIECE = new RegExp(
  [...PIECES]
    .sort((a, b) => b.length - a.length)
    .map((piece) => piece.replace(/[{}[\]]/g, "\\$&"))
    .join("|"),
  "g",
);

/** The JSON of a wish with a byte for each piece of it; undefined where it holds letters beyond ASCII. */
export function shortened(json: string): Buffer | undefined {
  if (/[^\0-\x7f]/.test(json)) return undefined;
  const short = json.replace(PIECE, (piece) => BYTES.get(piece) ?? piece);
  return Buffer.from(MARK + short, "latin1");
}

/** The JSON again; undefined for what was not packed here. */
export function lengthened(packed: Buffer): string | undefined {
  const short = packed.toString("latin1");
  if (!short.startsWith(MARK)) return undefined;
  return short
    .slice(MARK.length)
    .replace(/[\x80-\xff]/g, (byte) => PIECES[byte.charCodeAt(0) - FIRST_PIECE] ?? byte);
}
