import type { ProductId } from '#domain/catalogue/catalogue.ts';

/**
 * What buyers type in addition to the names and `other-names.ts`: words for parts of the plant, grades, forms, uses and
 * the trade. The pages of both languages find English and Spanish words. Lower case, no accents.
 */
const bark = 'bark inner corteza ceylon ceilan ceylan cinamon';
const quills = `${bark} astilla astillas quill stick raja rama vara varas entera tubo tubos whole`;
const cutQuills = 'cut cortada cortadas corta cortas short corto';
const hamburg = 'hamburgo thick gruesa grueso stout darkest mature cheap cheapest economica barata';
const mexican = 'mexicana mexicano mexico medium mediana media drinks bebidas';
const continental = 'slim thin delgada delgado fina fino retail europe europa';
const finest = 'fine finest premium gourmet top best luxury primera superior selecta';
const pieces = 'broken pieces bits quebrada quebrado trozo trozos pedazo pedazos roto rota grinding milling extraction';
const pepper = 'peppercorn peppercorns pimientas berry berries baya bayas piperine piperina';
const black = `${pepper} negro`;
const white = `${pepper} blanco`;
const nutmeg = 'nutmegs moscadas seed seeds kernel semilla semillas';
const clove = 'clove cloves clavos especia bud buds flower boton botones flor floral eugenol';
const turmeric = 'tumeric palillo azafran raiz root rhizome rizoma curcumin curcumina yellow amarilla';
const whole = 'entera entero enteras enteros grano granos especias';
const ground = 'powder powders molido molidas molidos milled fine fina spices especias';

export const searchWords: Readonly<Record<ProductId, string>> = {
  1: `${bark} ${pieces} trimmings recorte puntas infusion te`, // Off Cut
  2: `${bark} ${pieces} featherings feathering chips astilla astillas split tea te`, // Quillings No. 02
  3: `${quills} ${hamburg}`, // H1
  4: `${quills} ${hamburg} oleoresin`, // H2
  5: `${quills} ${hamburg} selected seleccionada`, // H2 Super
  6: `${quills} ${mexican}`, // M4
  7: `${quills} ${mexican} ${cutQuills}`, // M5
  8: `${quills} ${continental} ${cutQuills}`, // C4
  9: `${quills} ${continental} ${cutQuills} ${finest} tea te`, // C5
  10: `${quills} ${continental} ${cutQuills} ${finest} tea te especial`, // C5 Special
  11: `${quills} ${cutQuills} ${finest} especial thin slim delgada`, // Extra Special
  12: `${quills} ${cutQuills} ${finest} thinnest thin slim delgada highest white blanca`, // Alba
  13: 'ceylon ceilan leaves hojas esencial distilled destilado 8015 91 6', // Leaf Oil
  14: `${bark} ${ground}`, // Cinnamon Powder
  15: `${black} ${whole} 550 500 g l gl faq grade 1 2 density densidad mg1`, // Black Pepper
  16: `${nutmeg} ${whole} shelled unshelled shell cascara count`, // Nutmeg
  17: `${clove} ${whole} hand picked faq headless`, // Cloves
  18: 'macia aril arilo blade blades flor moscada nutmeg nuez entero especias', // Mace
  19: 'nut seed semilla pan paan entera especias', // Betel Nuts
  20: `${pepper} verdes seca ${whole}`, // Dehydrated Green Pepper
  21: `${white} ${whole}`, // White Pepper
  22: 'cloves clavos stem stalk tallo palito palitos pedunculo especias', // Clove Stems
  23: `${turmeric} ${whole} finger dedo dedos bulb polished`, // Turmeric
  24: `${black} ${ground}`, // Black Pepper Powder
  25: `${nutmeg} ${ground}`, // Nutmeg Powder
  26: `${white} ${ground}`, // White Pepper Powder
  27: `kion root raiz rhizome rizoma dried seco gingerol ${ground}`, // Ginger Powder
  28: `${clove} ${ground}`, // Clove Powder
  29: `${turmeric} ${ground}`, // Turmeric Powder
  30: `chiles chilipepper chillipepper redpepper hotpepper cayennepepper rojo hot picante cayenne fruit fruto pod pods shu scoville asta ${ground}`, // Chili Powder
};
