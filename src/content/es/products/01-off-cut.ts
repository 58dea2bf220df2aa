import type { ProductText } from '#content/catalogue/product-text.ts';
import { product01Detail1, product01Detail2 } from '#content/pictures/product-01.generated.ts';
import { barkStorage, harvestSeason, innerBark } from './shared-rows.ts';

export const product: ProductText = {
  detailPictures: [
    { file: product01Detail1, alt: 'De cerca: recortes de canela con los extremos enrollados de la corteza' },
    { file: product01Detail2, alt: 'Recortes de canela sobre roble claro, vistos desde arriba' },
  ],
  summary:
    'Puntas recortadas de rajas de canela de Ceilán: canela verdadera en trozos cortos mezclados para moler, cortar para té, infusionar y destilar.',
  description: [
    'Cuando una raja se corta a su largo, sobran las puntas. Son los recortes, u off cuts: la misma corteza y el mismo aroma, en trozos cortos. El nombre es común en el comercio, pero dos vendedores pueden entender por él largos distintos.',
    'Los grados C dan trozos más claros y delgados; los grados H, más oscuros y pesados. Indique qué grados le convienen y cotizamos sus puntas.',
    'Van adonde nadie ve la raja: los envasadores de té los cortan más pequeños, los molinos los muelen y los destiladores les sacan el aceite. Una muestra deja ver tres cosas: la mezcla de largos, el polvo del fondo y las manchas (foxing), de color pardo rojizo, que oscurecen con el tiempo.',
  ],
  specification: {
    ...innerBark,
    form: 'Puntas de raja recortadas, largos mezclados',
    pieceLength: 'Se acuerda en la cotización',
    season: harvestSeason,
    packing: 'Sacos de 25 kg',
    storage: barkStorage,
    tests: 'Humedad, aceite volátil, materia extraña',
    orderUnit: 'kg',
  },
  usualPackKg: 25,
  specificationNote:
    'Off cut no tiene definición pública: acordamos con usted la especificación de su lote en la cotización.',
};
