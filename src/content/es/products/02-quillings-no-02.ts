import type { ProductText } from '#content/catalogue/product-text.ts';
import { product02Detail1, product02Detail2 } from '#content/pictures/product-02.generated.ts';
import { harvestSeason, innerBark } from './shared-rows.ts';

export const product: ProductText = {
  detailPictures: [
    { file: product02Detail1, alt: 'De cerca: quillings de canela, trozos curvos y astillas' },
    { file: product02Detail2, alt: 'Tazón de quillings de canela sobre lino, visto desde arriba' },
  ],
  summary:
    'Trozos rotos y partidos de rajas de canela de Ceilán de todos los grados: canela verdadera para molinos, extractos y té.',
  description: [
    'Algunas rajas se rompen al secarlas, clasificarlas y atarlas. Esos tramos rotos y partidos se llaman quillings. Vienen de todos los grados: el color va de canela claro a café, y la forma es la que dejó la rotura.',
    'En las definiciones del comercio, un quilling mide menos de 200 mm. «No. 2» dice menos de lo que parece: para un vendedor son solo rajas rotas; para otro, una mezcla con astillas. Por eso cotizamos con dos límites, que fija usted: uno para las virutas (featherings), tiras finas de corteza interna, y otro para las astillas (chips), la corteza que no se pudo pelar.',
    'Los quillings se compran para moler, para hacer extractos o para cortar para té. La humedad, el aceite volátil, las piedras y el polvo suelto deciden si se muelen bien.',
  ],
  specification: {
    ...innerBark,
    form: 'Rajas rotas y partidas',
    pieceLength: 'Menos de 200 mm',
    featheringsAndChips: 'Se acuerda en la cotización',
    season: harvestSeason,
    packing: 'Sacos de 25 a 50 kg, o pacas',
    storage: 'Cerrado y separado del piso; unos dos años',
    tests: 'Humedad, aceite volátil, piedras, polvo',
    orderUnit: 'kg',
  },
  usualPackKg: 25,
  lengthsMm: { pieceLength: { from: 0, to: 200 } },
  specificationNote:
    'Cada vendedor usa «No. 02» a su manera: acordamos con usted la especificación de su lote en la cotización.',
};
