import { phraseFinder } from "../phrases.ts";

/** Words right before a place. */
export const findPlaceRole = phraseFinder({
  from: "from|leaving|leave|leaves|depart|departs|departing|departing from|departure from|out of|von|vom|ab|aus|da|dal|dalla|dall|da aeroporto di|de|desde|del|du|des|d|depuis|au depart de|из|от|со|с|origin|origen|origine|haradan|откуда|start|von flughafen|departure|departure airport|from airport|abflugort|partenza|partenza da|salida|salida de|saliendo de|depart de|partant de|вылет из|вылетаю из",
  to: "to|into|towards|bound for|arriving|arriving in|arriving at|arrive|arrives|arrives in|arrives at|arrive in|arrive at|landing in|lands in|landing at|nach|bis|zum|a|ad|al|alla|all|per|hasta|hacia|para|con destino a|a destination de|destination|destino|destinazione|zielort|ziel|vers|pour|au|aux|в|во|на|до|haraya|куда|reach|reaches|reaching|gets to|get to|getting to|arrival|arrival airport|ankunft in|arrivo a|arrivo|llegada a|llegada|llegando a|arrivee a|arrivee|прилет в|прибытие в",
  via: "via|through|con scala a|scalo a|con scalo a|uber|ueber|vía|pasando por|con escala en|escala en|haciendo escala en|passando per|passant par|avec escale a|escale a|avec une escale a|correspondance a|avec correspondance a|через|с пересадкой в|пересадка в|пересадкой в|connecting in|connecting at|connecting through|connecting via|connection in|connect in|with a connection in|changing in|changing at|change in|change at|with a change in|with a change at|stopping in|stop in|with a stop in|one stop in|1 stop in|stopover in|with a stopover in|layover in|layover at|with a layover in|umsteigen in|mit umstieg in|umstieg in|zwischenstopp in|mit zwischenstopp in|mit stopp in|transit in|transfer in|tranzit|uzerinden",
});

/** Said after the place, as Azerbaijani does. */
export const findPlaceRoleAfter = phraseFinder({
  via: "uzerinden|vasitesile|vasitesi ile|tranzit|tranziti ile|transfer",
});

/** A wait between flights: what follows is neither start nor end of one. */
export const findLayover = phraseFinder({
  layover:
    "layover*|stopover*|stop over|connection time|change of planes|change planes|zwischenstopp|umsteigezeit|aufenthalt|umstieg|scalo|sosta|escala|escale|correspondance|пересадка|стыковка|gozleme",
});

export const findDuration = phraseFinder({
  duration:
    "travel time|flight time|duration|total time|journey time|flugzeit|flugdauer|dauer|reisezeit|durata|tempo di volo|duracion|tiempo de vuelo|duree|temps de vol|temps de trajet|в пути|время в пути|длительность|продолжительность|ucus muddeti|muddet|nonstop|non stop|direct|vol de|vuelo de|volo di|escale de|escala de|scalo di|attente de",
});

/** What parts one flight, or one direction, from the next. */
export const findTurn = phraseFinder({
  outward:
    "outbound|outward|outbound flight|departing flight|departure flight|depart flight|going out|hinflug|hinreise|hinweg|hin|andata|volo di andata|ida|vuelo de ida|vol aller|aller|a l'aller|туда|gedis|gedis ucusu|gedisim",
  return:
    "return|returning|returns|return flight|returning flight|inbound|inbound flight|back|back on|coming back|come back|comes back|fly back|flying back|flies back|and back|way back|on the way back|going home|home with|home on|homebound|then home|ruckflug|ruckreise|ruckweg|zuruck|retour|ritorno|volo di ritorno|rientro|tornando|torno|torniamo|vuelta|vuelo de vuelta|regreso|regresando|vuelvo|volvemos|regresamos|vol retour|le retour|au retour|retour le|je rentre|rentre|обратно|назад|возвращ*|обратный|qayidis|qayidisim|geri|geriye|qayidiram|qayidiriq|donus|gelis ucusu",
  onward:
    "then|and then|after that|afterwards|onward|onwards|onward on|onto|connecting to|connecting onto|connects to|connecting with|followed by|next|finally|and finally|lastly|dann|danach|anschliessend|weiter|weiter mit|weiter nach|poi|quindi|dopo|infine|proseguo|coincidenza|luego|despues|entonces|finalmente|enlace|conexion|puis|ensuite|enfin|затем|потом|далее|дальше|после|sonra|daha sonra|ardinca|oradan|davami",
  leg: "leg|segment|flight 1|flight 2|flight 3|flight 4|vol 1|vol 2|volo 1|volo 2|vuelo 1|vuelo 2|flug 1|flug 2|рейс 1|рейс 2|strecke|tratta|trayecto|tramo|trajet|part 1|part 2|bound 1|bound 2|reys 1|reys 2",
});

/** A return is wanted, wherever it may be described. */
export const findTripKind = phraseFinder({
  round:
    "round trip|roundtrip|return trip|return ticket|return tickets|return flight|return fare|a return|rt|there and back|hin und zuruck|hin und ruckflug|hin und ruck|hin ruck|andata e ritorno|andata ritorno|a r|ida y vuelta|aller retour|aller et retour|a/r|туда обратно|туда и обратно|gedis gelis|gedis qayidis|gedis donus|iki istiqametli|iki terefli",
  oneway:
    "one way|oneway|single|nur hinflug|nur hin|einfach*|no return|without return|kein ruckflug|keinen ruckflug|ohne ruckflug|senza ritorno|sin vuelta|sin regreso|sans retour|без обратного|обратно не|qayidissiz|solo andata|sola andata|solo ida|aller simple|в одну сторону|только туда|bir istiqametli|yalniz gedis|bir terefe|tek istiqamet",
});
