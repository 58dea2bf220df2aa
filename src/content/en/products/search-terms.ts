/** Search terms of spices that are sold whole and ground: the names in other languages, in lower case without accents. */
export const blackPepper = 'gammiris milagu pimienta negra poivre noir pfeffer kali mirch piper nigrum';
export const whitePepper = 'sudu gammiris vellai milagu pimienta blanca poivre blanc piper nigrum';
export const nutmeg = 'sadikka jathikai nuez nueces moscada muscade muskat jaiphal myristica fragrans';
export const clove = 'karabu kirambu clavo de olor girofle nelke laung syzygium aromaticum eugenia';
export const turmeric = 'kaha manjal curcuma haldi kurkuma';
