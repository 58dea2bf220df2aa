/** Search terms of spices that are sold whole and ground: the names in other languages, in lower case without accents. */
export const blackPepper = 'gammiris milagu pimienta negra poivre noir pfeffer kali mirch piper nigrum';
export const whitePepper = 'sudu gammiris vellai milagu pimienta blanca poivre blanc piper nigrum';
export const nutmeg = 'sadikka jathikai nuez nueces moscada muscade muskat jaiphal myristica fragrans';
export const clove = 'karabu kirambu clavo de olor girofle nelke laung syzygium aromaticum eugenia';
export const turmeric = 'kaha manjal curcuma haldi kurkuma';

/** Search terms of all cinnamon: Sinhala, Tamil, Spanish, French, Italian, German and botanical names. */
export const cinnamon = 'kurundu karuwa canela de ceilan cannelle cannella zimt cinnamomum verum zeylanicum true';

export const quills = `${cinnamon} sticks quills rajas`;

/** What all ground spices are called too. */
export const ground = 'ground en polvo molida molido';
