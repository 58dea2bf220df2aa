/**
 * Search terms of spices that are sold whole and ground: the names in other languages, in lower case without accents. The
 * Spanish ones are the names of the products.
 */
export const blackPepper = 'black pepper pimientas gammiris milagu poivre noir pfeffer kali mirch piper nigrum';
export const whitePepper = 'white pepper pimientas sudu gammiris vellai milagu poivre blanc piper nigrum';
export const nutmeg = 'nutmeg nutmegs nueces sadikka jathikai muscade muskat jaiphal myristica fragrans';
export const clove = 'clove cloves clavos karabu kirambu girofle nelke laung syzygium aromaticum eugenia';
export const turmeric = 'turmeric kaha manjal haldi kurkuma';

/** Search terms of all cinnamon: English, Sinhala, Tamil, French, Italian, German and botanical names. */
export const cinnamon =
  'cinnamon ceylon kurundu karuwa cannelle cannella zimt cinnamomum verum zeylanicum true verdadera';

export const quills = `${cinnamon} sticks quills rajas entera`;

/** What all ground spices are called too. */
export const ground = 'spice powders ground en polvo molida molido';
