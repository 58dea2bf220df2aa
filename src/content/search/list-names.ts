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

/** German, French and Portuguese names of pasted lists, in addition to `other-names.ts`. No accents. */
export const listNames: Readonly<Partial<Record<ProductId, string>>> = {
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
  14: `${ground} zimtpulver`,
  15: `${black} ${whole} pfefferkorner`,
  16: `${nutmeg} ${whole}`,
  17: `${clove} ${whole}`,
  18: 'muskatblute macisblute',
  20: `${pepper} gruner grune grun`,
  21: `${white} ${whole}`,
  22: 'nelkenstiele griffes',
  23: `${turmeric} ${whole}`,
  24: `${black} ${ground}`,
  25: `${nutmeg} ${ground}`,
  26: `${white} ${ground}`,
  27: `gengibre ${ground} ingwerpulver`,
  28: `${clove} ${ground}`,
  29: `${turmeric} ${ground}`,
  30: `malagueta chilipulver ${ground}`,
};
