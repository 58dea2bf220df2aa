import type { ProductId } from '#domain/catalogue/catalogue.ts';

const quills = 'zimtstangen stangenzimt batons baton pau paus rama';
const whole = 'ganz ganze ganzer ganzes entier entiere inteiro inteira';
const ground = 'gemahlen gemahlener gemahlene gemahlenes pulver moulu moulue poudre moido moida po polvo molida molido';
const pepper = 'pfeffer poivre pimenta pimienta pepe';
const black = `${pepper} schwarz schwarzer schwarze preta do reino noir`;
const white = `${pepper} weiß weißer weiße weiss weisser branca blanc`;
const nutmeg = 'muskatnuss muskatnuß muskatnusse noz noix moscada';
const clove = 'nelke nelken gewurznelke gewurznelken clou clous cravo cravos india';
const turmeric = 'curcuma kurkuma gelbwurz acafrao terra';

/** What pasted lists call the products in German, French and Portuguese, beside the terms of the search: no accents. */
export const listNames: Readonly<Partial<Record<ProductId, string>>> = {
  3: quills,
  4: quills,
  5: quills,
  6: quills,
  7: quills,
  8: quills,
  9: quills,
  10: quills,
  11: quills,
  12: quills,
  14: `${ground} zimtpulver`,
  15: `${black} ${whole} pfefferkorner`,
  16: `${nutmeg} ${whole}`,
  17: `${clove} ${whole}`,
  18: 'muskatblute macisblute macis',
  20: `${pepper} gruner grune grun vert`,
  21: `${white} ${whole}`,
  22: 'nelkenstiele griffes',
  23: `${turmeric} ${whole}`,
  24: `${black} ${ground}`,
  25: `${nutmeg} ${ground}`,
  26: `${white} ${ground}`,
  27: `ingwer gengibre ${ground} ingwerpulver`,
  28: `${clove} ${ground}`,
  29: `${turmeric} ${ground}`,
  30: `malagueta chilipulver chili ${ground}`,
};
