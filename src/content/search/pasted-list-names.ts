import type { ProductId } from '#domain/catalogue/catalogue.ts';

const quills = 'zimtstangen stangenzimt batons pau rama';
const whole = 'ganz ganze ganzer entier entiere inteiro inteira';
const ground = 'gemahlen gemahlener gemahlene pulver moulu moulue poudre moido moida po molido';
const pepper = 'pfeffer pimenta pepe';
const black = `${pepper} schwarz schwarzer schwarze preta do reino`;
const white = `${pepper} weiß weißer weiße weiss weisser branca`;
const nutmeg = 'muskatnuss muskatnuß muskatnusse noz noix';
const clove = 'nelken gewurznelke gewurznelken clou cravo india';
const turmeric = 'gelbwurz acafrao terra';

/** German, French and Portuguese names that the list reader knows besides `other-names.ts`. They have no accents. */
export const pastedListNames: Readonly<Partial<Record<ProductId, string>>> = {
  3: quills, // H1
  4: quills, // H2
  5: quills, // H2 Super
  6: quills, // M4
  7: quills, // M5
  8: quills, // C4
  9: quills, // C5
  10: quills, // C5 Special
  11: quills, // Extra Special
  12: quills, // Alba
  14: `${ground} zimtpulver`, // Cinnamon Powder
  15: `${black} ${whole} pfefferkorner`, // Black Pepper
  16: `${nutmeg} ${whole}`, // Nutmeg
  17: `${clove} ${whole}`, // Cloves
  18: 'muskatblute macisblute', // Mace
  20: `${pepper} gruner grune grun`, // Dehydrated Green Pepper
  21: `${white} ${whole}`, // White Pepper
  22: 'nelkenstiele griffes', // Clove Stems
  23: `${turmeric} ${whole}`, // Turmeric
  24: `${black} ${ground}`, // Black Pepper Powder
  25: `${nutmeg} ${ground}`, // Nutmeg Powder
  26: `${white} ${ground}`, // White Pepper Powder
  27: `gengibre ${ground} ingwerpulver`, // Ginger Powder
  28: `${clove} ${ground}`, // Clove Powder
  29: `${turmeric} ${ground}`, // Turmeric Powder
  30: `malagueta chilipulver ${ground}`, // Chili Powder
};
