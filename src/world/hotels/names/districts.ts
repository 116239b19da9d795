/**
 * Quarters of much-visited cities, with their places to within a kilometre or so, by city code.
 * Elsewhere hotels are named after parts that any town has.
 */
export interface District {
  readonly name: string;
  readonly lat: number;
  readonly lon: number;
}

const TABLE: Readonly<Record<string, string>> = {
  AMS: "Centraal 52.378 4.900|Dam Square 52.373 4.893|Jordaan 52.374 4.880|Museum Quarter 52.359 4.881|De Pijp 52.354 4.892|Zuidas 52.338 4.873|Oost 52.361 4.929|Noord 52.389 4.920|Leidseplein 52.364 4.883",
  ATH: "Plaka 37.973 23.730|Syntagma 37.975 23.735|Monastiraki 37.976 23.726|Kolonaki 37.979 23.743|Acropolis 37.968 23.729|Psyrri 37.979 23.723|Omonia 37.984 23.728|Glyfada 37.865 23.755|Piraeus 37.943 23.647",
  BAK: "Old City 40.366 49.834|Fountain Square 40.371 49.836|Flame Towers 40.360 49.826|Seaside Boulevard 40.372 49.847|28 May 40.380 49.849|White City 40.381 49.882|Port Baku 40.377 49.862|Ganjlik 40.400 49.851|Narimanov 40.403 49.870",
  BCN: "Gothic Quarter 41.383 2.177|Eixample 41.391 2.163|Las Ramblas 41.381 2.173|Sagrada Família 41.404 2.175|Gràcia 41.403 2.157|Barceloneta 41.379 2.189|Sants 41.379 2.140|Poblenou 41.401 2.201|Diagonal Mar 41.409 2.216|Born 41.385 2.183",
  BER: "Mitte 52.521 13.405|Alexanderplatz 52.522 13.413|Potsdamer Platz 52.510 13.376|Kurfürstendamm 52.503 13.327|Hauptbahnhof 52.525 13.369|Friedrichshain 52.513 13.454|Kreuzberg 52.499 13.403|Prenzlauer Berg 52.539 13.424|Tiergarten 52.509 13.352|Checkpoint Charlie 52.507 13.390",
  BGW: "Kadhimiya 33.380 44.339|Karrada 33.303 44.418|Mansour 33.315 44.350|Saadoun Street 33.319 44.415|Al-Rasheed Street 33.335 44.394|Jadriya 33.280 44.383",
  BJS: "Wangfujing 39.915 116.411|Qianmen 39.899 116.397|Sanlitun 39.936 116.454|Guomao 39.908 116.460|Houhai 39.941 116.386|Xidan 39.911 116.373|Zhongguancun 39.984 116.316|Dongzhimen 39.941 116.433|Olympic Park 39.999 116.392",
  BKK: "Siam 13.746 100.534|Sukhumvit 13.737 100.560|Silom 13.727 100.531|Sathorn 13.719 100.527|Riverside 13.723 100.514|Khao San 13.759 100.497|Pratunam 13.750 100.541|Ratchada 13.770 100.573|Chinatown 13.741 100.508|Ari 13.780 100.545",
  BOM: "Colaba 18.915 72.826|Nariman Point 18.926 72.823|Bandra West 19.060 72.830|Juhu Beach 19.099 72.827|Andheri East 19.116 72.861|Worli 19.017 72.817|Powai 19.118 72.905|Bandra Kurla Complex 19.067 72.869|Fort 18.935 72.836",
  BOS: "Back Bay 42.350 -71.081|Downtown 42.356 -71.060|Seaport 42.352 -71.045|Beacon Hill 42.358 -71.067|Cambridge 42.366 -71.105|Fenway 42.345 -71.099|North End 42.365 -71.055|Theater District 42.351 -71.065",
  BUD: "Castle District 47.497 19.039|Deák Square 47.498 19.054|Andrássy Avenue 47.506 19.066|Parliament 47.506 19.048|Chain Bridge 47.499 19.047|Keleti 47.500 19.083|City Park 47.514 19.084|Gellért 47.484 19.052|Jewish Quarter 47.499 19.063",
  BUE: "Recoleta -34.588 -58.393|Palermo -34.580 -58.425|Puerto Madero -34.611 -58.363|San Telmo -34.621 -58.372|Microcentro -34.604 -58.377|Obelisco -34.604 -58.382|Retiro -34.592 -58.375|Belgrano -34.562 -58.456",
  BUS: "Boulevard 41.653 41.632|Old Town 41.650 41.637|Piazza 41.650 41.640|Europe Square 41.652 41.637|New Boulevard 41.633 41.607|Port 41.651 41.647|Ali and Nino 41.656 41.643|Makhinjauri 41.676 41.697",
  CAI: "Downtown 30.047 31.239|Zamalek 30.063 31.220|Garden City 30.036 31.231|Giza Pyramids 29.983 31.140|Heliopolis 30.090 31.328|Nile Corniche 30.051 31.228|New Cairo 30.028 31.470|Nasr City 30.056 31.330|Maadi 29.960 31.257",
  CHI: "Magnificent Mile 41.895 -87.624|The Loop 41.882 -87.628|River North 41.892 -87.634|Gold Coast 41.904 -87.628|Millennium Park 41.883 -87.623|West Loop 41.882 -87.648|South Loop 41.868 -87.628|Lincoln Park 41.922 -87.648|McCormick Place 41.851 -87.616",
  CMB: "Fort 6.934 79.843|Galle Face 6.924 79.845|Colpetty 6.911 79.849|Bambalapitiya 6.893 79.856|Mount Lavinia 6.838 79.863|Slave Island 6.922 79.851|Cinnamon Gardens 6.908 79.867",
  CPH: "City Hall Square 55.676 12.569|Nyhavn 55.680 12.590|Vesterbro 55.669 12.549|Nørreport 55.683 12.572|Central Station 55.673 12.565|Østerbro 55.706 12.577|Islands Brygge 55.666 12.577|Ørestad 55.631 12.578|Christianshavn 55.673 12.592",
  CPT: "V&A Waterfront -33.907 18.421|City Bowl -33.925 18.417|Camps Bay -33.951 18.378|Sea Point -33.915 18.388|Green Point -33.905 18.404|Gardens -33.934 18.413|Foreshore -33.918 18.427|Century City -33.893 18.511",
  CUN: "Hotel Zone 21.133 -86.747|Playa Delfines 21.060 -86.779|Centro 21.162 -86.827|Puerto Cancún 21.160 -86.806|Punta Nizuc 21.034 -86.781|Playa Caracol 21.136 -86.752|Playa Mujeres 21.246 -86.803|Parque Las Palapas 21.161 -86.828",
  DEL: "Connaught Place 28.632 77.219|Aerocity 28.549 77.121|Paharganj 28.643 77.213|Karol Bagh 28.651 77.190|Chanakyapuri 28.597 77.186|Nehru Place 28.549 77.251|South Extension 28.569 77.220|Dwarka 28.582 77.050|Saket 28.525 77.213",
  DPS: "Kuta -8.718 115.169|Seminyak -8.691 115.168|Nusa Dua -8.800 115.230|Sanur -8.690 115.262|Jimbaran -8.790 115.165|Canggu -8.650 115.138|Legian -8.705 115.168|Denpasar -8.657 115.216",
  DUB: "Temple Bar 53.345 -6.264|St Stephen's Green 53.338 -6.259|O'Connell Street 53.350 -6.260|Docklands 53.347 -6.238|Ballsbridge 53.328 -6.229|Smithfield 53.348 -6.278|Christchurch 53.343 -6.271|Merrion Square 53.340 -6.249",
  DXB: "Downtown 25.195 55.275|Dubai Marina 25.078 55.140|Deira Creek 25.265 55.317|Palm Jumeirah 25.117 55.138|Business Bay 25.185 55.265|Bur Dubai 25.255 55.298|Jumeirah Beach 25.206 55.240|Sheikh Zayed Road 25.220 55.282|Al Barsha 25.114 55.197|Festival City 25.222 55.352",
  EVN: "Republic Square 40.178 44.513|Cascade 40.189 44.515|Opera 40.186 44.515|Northern Avenue 40.181 44.515|Vernissage 40.176 44.518|Kentron 40.181 44.507|Arabkir 40.205 44.503|Komitas 40.206 44.514",
  FRA: "Hauptbahnhof 50.107 8.664|Römerberg 50.110 8.682|Zeil 50.114 8.684|Sachsenhausen 50.102 8.683|Westend 50.118 8.666|Messe 50.112 8.650|Bockenheim 50.120 8.643|Ostend 50.113 8.705",
  GAY: "Mahabodhi 24.696 84.991|Bodh Gaya Bazaar 24.699 84.990|Kalachakra Ground 24.693 84.988",
  HKG: "Central 22.281 114.158|Tsim Sha Tsui 22.297 114.173|Causeway Bay 22.280 114.184|Wan Chai 22.277 114.173|Mong Kok 22.319 114.169|Admiralty 22.279 114.165|Sheung Wan 22.287 114.150|Jordan 22.305 114.172|North Point 22.291 114.200|Kowloon Bay 22.323 114.214",
  HKT: "Patong Beach 7.896 98.296|Kata Beach 7.820 98.298|Karon Beach 7.847 98.294|Old Town 7.884 98.388|Kamala 7.954 98.283|Bang Tao 7.992 98.294|Nai Harn Beach 7.778 98.304|Rawai 7.779 98.325|Chalong 7.847 98.338",
  HNL: "Waikiki Beach 21.277 -157.827|Ala Moana 21.291 -157.845|Downtown 21.308 -157.861|Diamond Head 21.267 -157.818|Kaka‘ako 21.297 -157.860|Kuhio Avenue 21.281 -157.826|Ko Olina 21.337 -158.122",
  IST: "Sultanahmet 41.005 28.977|Taksim 41.037 28.985|Galata 41.026 28.974|Karaköy 41.023 28.977|Beşiktaş 41.043 29.007|Şişli 41.060 28.987|Levent 41.082 29.011|Kadıköy 40.991 29.027|Ortaköy 41.048 29.026|Sirkeci 41.014 28.977|Fatih 41.018 28.949",
  JTR: "Fira 36.417 25.431|Firostefani 36.424 25.428|Imerovigli 36.433 25.423|Oia 36.461 25.376|Kamari Beach 36.377 25.484|Perissa Beach 36.354 25.474|Perivolos Beach 36.343 25.469",
  LAS: "The Strip 36.115 -115.173|Fremont Street 36.171 -115.143|Convention Center 36.131 -115.151|South Strip 36.096 -115.175|Summerlin 36.150 -115.331|Downtown 36.169 -115.141|Paradise 36.105 -115.147|Chinatown 36.126 -115.199",
  LAX: "Downtown 34.045 -118.257|Hollywood 34.102 -118.327|Beverly Hills 34.070 -118.400|Santa Monica 34.015 -118.492|West Hollywood 34.090 -118.370|Century City 34.058 -118.417|Universal City 34.138 -118.355|Koreatown 34.062 -118.301|Venice Beach 33.986 -118.473|Pasadena 34.148 -118.144",
  LIS: "Baixa 38.711 -9.137|Chiado 38.711 -9.142|Alfama 38.712 -9.129|Avenida da Liberdade 38.720 -9.146|Parque das Nações 38.768 -9.094|Saldanha 38.735 -9.145|Belém 38.697 -9.206|Cais do Sodré 38.707 -9.144|Príncipe Real 38.717 -9.149",
  LON: "Covent Garden 51.512 -0.123|Paddington 51.516 -0.176|Kensington 51.499 -0.193|King's Cross 51.531 -0.123|Canary Wharf 51.505 -0.020|Victoria 51.496 -0.144|Westminster 51.499 -0.130|Tower Bridge 51.506 -0.075|Shoreditch 51.526 -0.078|Mayfair 51.510 -0.148|Bloomsbury 51.522 -0.127|South Bank 51.505 -0.115|Hyde Park 51.511 -0.170|Greenwich 51.480 -0.009|Earl's Court 51.492 -0.195|Stratford 51.542 -0.003",
  MAD: "Gran Vía 40.420 -3.703|Puerta del Sol 40.417 -3.703|Salamanca 40.428 -3.682|Atocha 40.407 -3.690|Prado 40.414 -3.694|Chamberí 40.434 -3.704|Plaza Mayor 40.415 -3.707|Chamartín 40.472 -3.682|Castellana 40.446 -3.691|Retiro 40.415 -3.680",
  MEL: "CBD -37.814 144.963|Southbank -37.823 144.965|Docklands -37.816 144.946|St Kilda -37.864 144.982|Collins Street -37.815 144.968|Carlton -37.800 144.967|Fitzroy -37.800 144.979|South Yarra -37.838 144.992",
  MEX: "Zócalo 19.433 -99.133|Reforma 19.428 -99.163|Polanco 19.433 -99.191|Condesa 19.411 -99.174|Roma Norte 19.418 -99.160|Santa Fe 19.366 -99.261|Zona Rosa 19.426 -99.165|Coyoacán 19.350 -99.162|Insurgentes 19.385 -99.173",
  MHD: "Imam Reza Street 36.281 59.611|Shirazi Street 36.292 59.611|Tabarsi Street 36.294 59.619|Navvab Safavi 36.289 59.622|Andarzgoo 36.286 59.609|Ahmadabad 36.300 59.575|Sajjad 36.318 59.548",
  MIA: "South Beach 25.783 -80.133|Downtown 25.774 -80.190|Brickell 25.761 -80.194|Mid-Beach 25.817 -80.123|Coconut Grove 25.728 -80.241|Coral Gables 25.750 -80.258|Wynwood 25.801 -80.199|Bayside 25.778 -80.187|Doral 25.819 -80.355",
  MIL: "Duomo 45.464 9.191|Stazione Centrale 45.486 9.204|Brera 45.472 9.187|Porta Nuova 45.482 9.190|Navigli 45.451 9.175|Porta Venezia 45.475 9.205|Fiera 45.478 9.154|San Siro 45.478 9.124|Isola 45.488 9.190|Porta Romana 45.451 9.203",
  MOW: "Red Square 55.754 37.620|Tverskaya 55.765 37.605|Arbat 55.750 37.592|Kievskaya 55.744 37.566|Moscow City 55.749 37.540|Paveletskaya 55.731 37.638|Leningradsky Station 55.776 37.655|VDNKh 55.822 37.641|Zamoskvorechye 55.738 37.627",
  MUC: "Marienplatz 48.137 11.576|Hauptbahnhof 48.140 11.560|Schwabing 48.162 11.586|Sendlinger Tor 48.134 11.567|Messe 48.135 11.692|Olympiapark 48.175 11.552|Ostbahnhof 48.127 11.605|Theresienwiese 48.132 11.550|Altstadt 48.139 11.579",
  NJF: "Old City 31.996 44.315|Rasool Street 31.993 44.316|Great Bazaar 31.997 44.318|Sadeq Street 31.999 44.317|Tusi Street 32.000 44.312|Kufa Street 32.012 44.340",
  NYC: "Times Square 40.758 -73.986|Midtown East 40.755 -73.972|Central Park 40.766 -73.977|Wall Street 40.706 -74.009|SoHo 40.723 -74.000|Chelsea 40.746 -74.001|Upper West Side 40.787 -73.975|Brooklyn Bridge 40.703 -73.990|Grand Central 40.753 -73.977|Penn Station 40.750 -73.992|Tribeca 40.716 -74.009|Union Square 40.736 -73.990|Long Island City 40.747 -73.945|Williamsburg 40.714 -73.961",
  OSA: "Namba 34.665 135.501|Umeda 34.703 135.497|Shin-Osaka 34.733 135.500|Dotonbori 34.669 135.502|Tennoji 34.646 135.514|Shinsaibashi 34.674 135.501|Honmachi 34.682 135.499|Universal Bay 34.667 135.435|Kyobashi 34.697 135.534",
  PAR: "Opéra 48.871 2.332|Champs-Élysées 48.871 2.304|Montmartre 48.886 2.341|Gare de Lyon 48.844 2.374|Gare du Nord 48.880 2.355|Saint-Germain-des-Prés 48.854 2.333|Le Marais 48.858 2.359|Tour Eiffel 48.857 2.296|Montparnasse 48.842 2.321|La Défense 48.892 2.238|Bastille 48.853 2.369|Quartier Latin 48.849 2.347|Bercy 48.839 2.382|République 48.867 2.363|Porte Maillot 48.878 2.283|Louvre 48.862 2.339",
  PKR: "Lakeside 28.209 83.958|Damside 28.198 83.969|Baidam 28.205 83.961|Mahendrapul 28.226 83.990",
  PMI: "Old Town 39.569 2.650|Paseo Marítimo 39.566 2.635|Santa Catalina 39.572 2.638|Playa de Palma 39.521 2.742|Can Pastilla 39.533 2.718|Portixol 39.561 2.671|Cala Major 39.553 2.606|Plaza de España 39.576 2.654|El Arenal 39.504 2.755",
  PRG: "Old Town Square 50.087 14.421|Wenceslas Square 50.081 14.428|Malá Strana 50.087 14.404|Castle 50.090 14.399|Vinohrady 50.075 14.442|Karlín 50.093 14.450|Smíchov 50.071 14.404|Main Station 50.083 14.435|Žižkov 50.084 14.454",
  QLD: "Esplanade 43.0965 -0.0535|Boulevard de la Grotte 43.0960 -0.0515|Rue de la Grotte 43.0950 -0.0500|Quai Saint-Jean 43.0955 -0.0535|Centre-ville 43.0945 -0.0455|Gare 43.1005 -0.0420",
  RIO: "Copacabana -22.970 -43.183|Ipanema -22.984 -43.203|Leblon -22.985 -43.223|Botafogo -22.951 -43.184|Centro -22.905 -43.177|Flamengo -22.932 -43.176|Barra da Tijuca -23.010 -43.330|Leme -22.963 -43.170|Santa Teresa -22.921 -43.187",
  ROM: "Termini 41.901 12.501|Colosseo 41.890 12.493|Vaticano 41.905 12.457|Piazza Navona 41.899 12.473|Trastevere 41.888 12.468|Via Veneto 41.907 12.489|Spagna 41.906 12.482|Trevi 41.901 12.483|Prati 41.908 12.464|EUR 41.830 12.470|Villa Borghese 41.914 12.486|Pantheon 41.899 12.477",
  SEL: "Myeongdong 37.563 126.984|Gangnam 37.498 127.028|Hongdae 37.556 126.923|Insadong 37.574 126.986|Dongdaemun 37.571 127.009|Itaewon 37.534 126.994|Jamsil 37.513 127.100|Yeouido 37.522 126.925|City Hall 37.566 126.978|Seoul Station 37.555 126.971",
  SFO: "Union Square 37.788 -122.408|Fisherman's Wharf 37.808 -122.416|Financial District 37.794 -122.400|SoMa 37.779 -122.402|Nob Hill 37.793 -122.415|Embarcadero 37.795 -122.394|Civic Center 37.779 -122.417|Marina 37.801 -122.437|Mission Bay 37.771 -122.389",
  SGN: "District 1 10.776 106.700|Ben Thanh 10.772 106.698|Dong Khoi 10.775 106.704|Pham Ngu Lao 10.768 106.693|District 3 10.782 106.687|Binh Thanh 10.803 106.710|Phu My Hung 10.729 106.719",
  SHA: "The Bund 31.240 121.490|People's Square 31.232 121.475|Lujiazui 31.239 121.500|Jing'an 31.224 121.446|Xintiandi 31.220 121.475|Hongqiao 31.197 121.327|Xujiahui 31.194 121.437|Nanjing Road 31.235 121.480|Expo 31.186 121.495|Yu Garden 31.227 121.492",
  SIN: "Orchard 1.304 103.832|Marina Bay 1.283 103.860|Clarke Quay 1.290 103.846|Bugis 1.300 103.856|Chinatown 1.284 103.844|Little India 1.307 103.850|Sentosa 1.249 103.830|Raffles Place 1.284 103.851|Novena 1.320 103.844|Katong 1.305 103.905",
  SJJ: "Baščaršija 43.859 18.431|Ferhadija 43.859 18.421|Latin Bridge 43.858 18.429|Bistrik 43.855 18.431|Marijin Dvor 43.856 18.408|Skenderija 43.855 18.414|Ilidža 43.830 18.310",
  STO: "Gamla Stan 59.325 18.071|Norrmalm 59.335 18.063|Södermalm 59.315 18.071|Central Station 59.330 18.058|Östermalm 59.337 18.084|Kungsholmen 59.332 18.035|Slussen 59.320 18.072|Kista 59.403 17.944|Djurgården 59.326 18.115",
  SYD: "Darling Harbour -33.872 151.199|Circular Quay -33.861 151.211|The Rocks -33.859 151.208|Central -33.883 151.206|Hyde Park -33.873 151.211|Kings Cross -33.874 151.223|Bondi Beach -33.891 151.274|North Sydney -33.839 151.207|Surry Hills -33.886 151.212|Manly -33.797 151.288",
  TAS: "Amir Timur Square 41.311 69.280|Broadway 41.311 69.275|Mirabad 41.295 69.275|Chorsu 41.326 69.235|Minor 41.335 69.280|Yunusabad 41.365 69.288",
  TBS: "Old Town 41.690 44.808|Rustaveli 41.700 44.796|Freedom Square 41.693 44.801|Vera 41.707 44.787|Sololaki 41.690 44.800|Marjanishvili 41.710 44.796|Avlabari 41.691 44.816|Vake 41.709 44.765|Metekhi 41.690 44.811|Abanotubani 41.688 44.811",
  TCI: "Costa Adeje 28.086 -16.735|Playa de las Américas 28.060 -16.731|Los Cristianos 28.052 -16.717|Los Gigantes 28.242 -16.841|El Médano 28.046 -16.537",
  TLV: "Beachfront 32.080 34.767|Rothschild 32.064 34.774|Jaffa Port 32.053 34.751|Neve Tzedek 32.061 34.766|Sarona 32.072 34.787|Dizengoff 32.078 34.774|Old North 32.090 34.777|Florentin 32.056 34.770",
  TYO: "Shinjuku 35.690 139.700|Ginza 35.672 139.765|Shibuya 35.659 139.700|Asakusa 35.712 139.797|Ueno 35.712 139.776|Akihabara 35.699 139.773|Roppongi 35.663 139.732|Shinagawa 35.629 139.739|Tokyo Station 35.681 139.767|Ikebukuro 35.730 139.711|Shiodome 35.664 139.759|Odaiba 35.627 139.777|Akasaka 35.674 139.737|Nihonbashi 35.684 139.774",
  UKY: "Kyoto Station 34.986 135.759|Gion 35.004 135.775|Kawaramachi 35.004 135.769|Karasuma 35.003 135.760|Higashiyama 34.996 135.780|Nijo Castle 35.014 135.748|Arashiyama 35.013 135.678|Gojo 34.996 135.760|Sanjo 35.009 135.768|Fushimi 34.967 135.773",
  VCE: "San Marco 45.434 12.338|Rialto 45.438 12.336|Cannaregio 45.444 12.332|Dorsoduro 45.431 12.327|Santa Lucia 45.441 12.321|Castello 45.436 12.347|Mestre 45.483 12.232|Lido 45.416 12.369|Giudecca 45.426 12.330|San Polo 45.438 12.331",
  VIE: "Stephansplatz 48.208 16.372|Ringstraße 48.203 16.368|Hauptbahnhof 48.185 16.376|Westbahnhof 48.197 16.338|Schönbrunn 48.185 16.312|Prater 48.217 16.396|Naschmarkt 48.198 16.363|Donau City 48.233 16.412|Belvedere 48.192 16.381|Mariahilf 48.198 16.350",
  WAS: "Capitol Hill 38.890 -77.001|Dupont Circle 38.910 -77.043|Georgetown 38.905 -77.063|White House 38.899 -77.034|Foggy Bottom 38.900 -77.050|National Mall 38.886 -77.024|Navy Yard 38.876 -77.005|Convention Center 38.905 -77.023|Crystal City 38.857 -77.050|Union Station 38.897 -77.007",
  YTO: "Downtown 43.652 -79.381|Yorkville 43.671 -79.392|Entertainment District 43.646 -79.390|Harbourfront 43.640 -79.380|Financial District 43.648 -79.381|Union Station 43.645 -79.381|Distillery District 43.650 -79.360|Midtown 43.704 -79.398",
};

/** Empty where the city is not in the table. */
export function districtsOf(cityCode: string): readonly District[] {
  return (TABLE[cityCode] ?? "").split("|").flatMap((row) => {
    const match = /^(.+) (-?[\d.]+) (-?[\d.]+)$/.exec(row);
    return match ? [{ name: match[1] ?? "", lat: Number(match[2]), lon: Number(match[3]) }] : [];
  });
}
