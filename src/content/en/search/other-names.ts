import type { ProductId } from '#domain/catalogue/catalogue.ts';

/** Names that the whole and the ground product share. */
const blackPepper = 'gammiris milagu pimienta negra poivre noir pfeffer kali mirch piper nigrum';
const whitePepper = 'sudu gammiris vellai milagu pimienta blanca poivre blanc piper nigrum';
const nutmeg = 'sadikka jathikai nuez nueces moscada muscade muskat jaiphal myristica fragrans';
const clove = 'karabu kirambu clavo de olor girofle nelke laung syzygium aromaticum eugenia';
const turmeric = 'kaha manjal curcuma haldi kurkuma';

/** Names of all cinnamon: Sinhala, Tamil, Spanish, French, Italian, German and botanical names. */
const cinnamon = 'kurundu karuwa canela de ceilan cannelle cannella zimt cinnamomum verum zeylanicum true';

const quills = `${cinnamon} sticks quills rajas`;

/** Words that name all ground spices. */
const ground = 'ground en polvo molida molido';

/** Other names of each product that a buyer may type: lower case, no accents. */
export const otherNames: Readonly<Record<ProductId, string>> = {
  1: `${cinnamon} offcut offcuts ends tea cut recortes`, // Off Cut
  2: `${cinnamon} quilling broken pieces no 2 en trozo trozos`, // Quillings No. 02
  3: `${quills} hamburg`, // H1
  4: `${quills} hamburg`, // H2
  5: `${quills} hamburg`, // H2 Super
  6: `${quills} mexican`, // M4
  7: `${quills} mexican`, // M5
  8: `${quills} continental`, // C4
  9: `${quills} continental`, // C5
  10: `${quills} continental`, // C5 Special
  11: quills, // Extra Special
  12: quills, // Alba
  13: 'kurundu thel aceite de hoja de canela essential oil eugenol cinnamomum verum zeylanicum', // Leaf Oil
  14: `${cinnamon} ground canela en polvo molida`, // Cinnamon Powder
  15: `${blackPepper} peppercorns`, // Black Pepper
  16: nutmeg, // Nutmeg
  17: `${clove} de olor buds`, // Cloves
  18: 'wasawasi jathipathri macis javitri myristica fragrans', // Mace
  19: 'puwak pakku areca catechu arecanut supari nuez de areca', // Betel Nuts
  20: 'gammiris pimienta verde deshidratada poivre vert green peppercorns dried piper nigrum', // Dehydrated Green Pepper
  21: `${whitePepper} peppercorns`, // White Pepper
  22: 'karabu pedunculos tallos de clavo stalks eugenol syzygium aromaticum', // Clove Stems
  23: `${turmeric} longa fingers bulbs`, // Turmeric
  24: `${blackPepper} ${ground}`, // Black Pepper Powder
  25: `${nutmeg} ${ground}`, // Nutmeg Powder
  26: `${whitePepper} ${ground}`, // White Pepper Powder
  27: `inguru inji jengibre gingembre ingwer adrak sonth zingiber officinale ${ground}`, // Ginger Powder
  28: `${clove} ${ground}`, // Clove Powder
  29: `${turmeric} longa ${ground}`, // Turmeric Powder
  30: `miris milagai chile aji piment chilli chilly mirch capsicum annuum red ${ground}`, // Chili Powder
};
