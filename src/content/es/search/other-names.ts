import type { ProductId } from '#domain/catalogue/catalogue.ts';

/** Names that the whole and the ground product share. Most Spanish ones are left to the products' own names. */
const blackPepper = 'black pepper pimientas gammiris milagu poivre noir pfeffer kali mirch piper nigrum';
const whitePepper = 'white pepper pimientas sudu gammiris vellai milagu poivre blanc piper nigrum';
const nutmeg = 'nutmeg nutmegs nueces sadikka jathikai muscade muskat jaiphal myristica fragrans';
const clove = 'clove cloves clavos karabu kirambu girofle nelke laung syzygium aromaticum eugenia';
const turmeric = 'turmeric kaha manjal haldi kurkuma';

/** Names of all cinnamon: English, Sinhala, Tamil, French, Italian, German, botanical; `verdadera` is in no name. */
const cinnamon = 'cinnamon ceylon kurundu karuwa cannelle cannella zimt cinnamomum verum zeylanicum true verdadera';

const quills = `${cinnamon} sticks quills rajas entera`;

/** Words that name all whole spices. */
const whole = 'whole spices';

/** Words that name all ground spices. */
const ground = 'spice powders ground en polvo molida molido';

/** Other names of each product that a buyer may type: lower case, no accents. */
export const otherNames: Readonly<Record<ProductId, string>> = {
  1: `${cinnamon} offcut offcuts recortes puntas ends tea te cut`, // Off Cut
  2: `${cinnamon} quilling broken pieces no 2 trozos rota quebrada`, // Quillings No. 02
  3: `${quills} hamburg hamburgo`, // H1
  4: `${quills} hamburg hamburgo`, // H2
  5: `${quills} hamburg hamburgo`, // H2 Super
  6: `${quills} mexican mexicana`, // M4
  7: `${quills} mexican mexicana`, // M5
  8: `${quills} continental`, // C4
  9: `${quills} continental`, // C5
  10: `${quills} continental especial`, // C5 Special
  11: `${quills} especial`, // Extra Special
  12: quills, // Alba
  13: 'cinnamon leaf oil kurundu thel esencial essential eugenol cinnamomum verum zeylanicum', // Leaf Oil
  14: `${cinnamon} powder ground en polvo`, // Cinnamon Powder
  15: `${blackPepper} peppercorns ${whole}`, // Black Pepper
  16: `${nutmeg} ${whole}`, // Nutmeg
  17: `${clove} buds botones ${whole}`, // Cloves
  18: `mace wasawasi jathipathri macia javitri flor de moscada myristica fragrans ${whole}`, // Mace
  19: `betel nuts nueces puwak pakku areca catechu arecanut supari ${whole}`, // Betel Nuts
  20: `dehydrated green pepper pimientas gammiris seca poivre vert peppercorns dried piper nigrum ${whole}`, // Dehydrated Green Pepper
  21: `${whitePepper} peppercorns ${whole}`, // White Pepper
  22: `clove stems karabu tallos palitos stalks eugenol syzygium aromaticum ${whole}`, // Clove Stems
  23: `${turmeric} longa fingers bulbs raiz rizoma ${whole}`, // Turmeric
  24: `${blackPepper} ${ground}`, // Black Pepper Powder
  25: `${nutmeg} ${ground}`, // Nutmeg Powder
  26: `${whitePepper} ${ground}`, // White Pepper Powder
  27: `ginger kion inguru inji gingembre ingwer adrak sonth zingiber officinale ${ground}`, // Ginger Powder
  28: `${clove} ${ground}`, // Clove Powder
  29: `${turmeric} longa ${ground}`, // Turmeric Powder
  30: `chili chilli chilly chiles aji guindilla miris milagai piment mirch capsicum annuum red rojo ${ground}`, // Chili Powder
};
