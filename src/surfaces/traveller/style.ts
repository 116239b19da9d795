/** The look of an itinerary, on screens and on paper. It stands in the page, so that a saved one keeps it. */
export const STYLE = `:root{color-scheme:light dark;--paper:light-dark(#f6f5f1,#0f1416);--surface:light-dark(#fff,#171d20);--ink:light-dark(#1c2326,#e9edeb);--soft:light-dark(#566066,#a3aeb2);--line:light-dark(#e0ddd4,#2b3438);--accent:light-dark(#0e5c69,#6fcad4);--bad:light-dark(#9b2c1f,#ff9d8f);--bad-paper:light-dark(#fdeeea,#3a1a16)}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif;overflow-wrap:anywhere}
main{max-width:46rem;margin:0 auto;padding:2rem 1.25rem 3rem}
h1{margin:0 0 .25rem;font-size:1.75rem;line-height:1.2;letter-spacing:-.01em}
h2{margin:1.75rem 0 .5rem;font-size:1.05rem;color:var(--accent)}
h3{margin:0;font-size:1.05rem}
p{margin:.2rem 0}
a{color:var(--accent)}
.soft,.line,.layover{color:var(--soft)}
.line,.layover{font-size:.94rem}
.facts{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1.25rem;margin:1rem 0}
.facts dt{color:var(--soft)}
.facts dd{margin:0;font-weight:600}
.facts li{display:inline}
.facts li+li::before{content:", "}
.facts ul{margin:0;padding:0;list-style:none}
.ways{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center;margin:1rem 0}
.ways a{padding:.4rem .9rem;border:1px solid var(--accent);border-radius:9px;text-decoration:none}
.day{margin:0;padding:0;list-style:none}
.stop{display:grid;grid-template-columns:4.25rem 1fr;gap:0 .75rem;padding:.8rem 1rem;border:1px solid var(--line);border-radius:12px;background:var(--surface);margin:0 0 .6rem}
.stop time{font-weight:650;font-variant-numeric:tabular-nums}
.off h3,.off time,.off .line{text-decoration:line-through}
.layover{margin:0 0 .6rem 5rem}
.alert,.notice{padding:.35rem .6rem;border-radius:8px;background:var(--bad-paper);color:var(--bad);font-weight:600}
footer{margin-top:2rem;color:var(--soft);font-size:.9rem}
@media(max-width:30rem){main{padding-top:1.25rem}h1{font-size:1.4rem}.stop{grid-template-columns:1fr}.layover{margin-left:1rem}.facts{grid-template-columns:1fr}.facts dd{margin-bottom:.4rem}}
@page{margin:16mm 15mm}
@media print{:root{color-scheme:light}body{background:none;font-size:10.5pt}main{max-width:none;padding:0}.ways,.screen{display:none}.stop{padding:2.5mm 3mm;border-color:#bbb;background:none}.stop,.layover,.facts,.notice{break-inside:avoid}h2{break-after:avoid;margin-top:5mm}.layover{break-after:avoid}h1{font-size:17pt}.alert,.notice{border:1px solid currentColor;background:none}footer{margin-top:6mm}p{orphans:3;widows:3}}
`;
