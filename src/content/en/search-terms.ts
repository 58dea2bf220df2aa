/** Words for all cinnamon: Sinhala, Tamil, Spanish, French, Italian, German and botanical. */
const cinnamon = 'kurundu karuwa canela cannelle cannella zimt cinnamomum verum zeylanicum true';
const quills = `${cinnamon} sticks quills`;

const blackPepper = 'gammiris milagu pimienta negra poivre noir pfeffer kali mirch piper nigrum';
const whitePepper = 'sudu gammiris vellai milagu pimienta blanca poivre blanc piper nigrum';
const nutmeg = 'sadikka jathikai nuez moscada muscade muskat jaiphal myristica fragrans';
const clove = 'karabu kirambu clavo girofle nelke laung syzygium aromaticum eugenia';
const turmeric = 'kaha manjal curcuma haldi kurkuma';

/** Other names a buyer may type for a product, by its id: small letters, no accents. Names it already has are left out. */
export const searchTerms: Readonly<Record<number, string>> = {
  1: `${cinnamon} offcut offcuts ends tea cut`,
  2: `${cinnamon} quilling broken pieces no 2`,
  3: `${quills} hamburg`,
  4: `${quills} hamburg`,
  5: `${quills} hamburg`,
  6: `${quills} mexican`,
  7: `${quills} mexican`,
  8: `${quills} continental`,
  9: `${quills} continental`,
  10: `${quills} continental`,
  11: quills,
  12: quills,
  13: 'kurundu thel aceite de canela essential oil eugenol cinnamomum verum zeylanicum',
  14: `${cinnamon} ground canela en polvo molida`,
  15: `${blackPepper} peppercorns`,
  16: nutmeg,
  17: `${clove} de olor buds`,
  18: 'wasawasi jathipathri macis javitri myristica fragrans',
  19: 'puwak pakku areca catechu arecanut supari nuez de areca',
  20: 'gammiris pimienta verde poivre vert green peppercorns dried piper nigrum',
  21: `${whitePepper} peppercorns`,
  22: 'karabu tallos de clavo stalks eugenol syzygium aromaticum',
  23: `${turmeric} longa fingers bulbs`,
  24: `${blackPepper} ground molida`,
  25: `${nutmeg} ground molida`,
  26: `${whitePepper} ground molida`,
  27: 'inguru inji jengibre gingembre ingwer adrak sonth zingiber officinale ground',
  28: `${clove} ground molido`,
  29: `${turmeric} longa ground molida`,
  30: 'miris milagai chile piment chilli chilly mirch capsicum annuum ground red',
};
