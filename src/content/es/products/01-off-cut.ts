import { product01Detail1, product01Detail2 } from '#content/pictures/product-01.generated.ts';
import type { ProductText } from '#content/types.ts';
import { barkStorage, harvestSeason, innerBark } from './shared-rows.ts';

export const product: ProductText = {
  details: [
    { file: product01Detail1, alt: 'De cerca: recortes de canela con los extremos enrollados de la corteza' },
    { file: product01Detail2, alt: 'Recortes de canela sobre roble claro, vistos desde arriba' },
  ],
  summary:
    'Puntas recortadas de rajas (quills) de canela de Ceilán: canela verdadera en trozos cortos mezclados para moler, corte de té, infusión y destilado.',
  description: [
    'Cuando una raja se corta a su largo, sobran las puntas. Son los recortes, u off cuts: la misma corteza y el mismo aroma, en trozos cortos. El nombre es común en el comercio, pero dos vendedores pueden entender por él largos distintos.',
    'Pregunte de qué grados vienen las puntas. Los grados C dan trozos más claros y delgados; los grados H, más oscuros y pesados.',
    'Los envasadores de té los cortan más pequeños, los molinos los muelen y los destiladores los aprovechan: ahí nadie ve la raja. Al recibirlos, fíjese en tres cosas: la mezcla de largos, el polvo del fondo y las manchas (foxing), de color pardo rojizo, que oscurecen con el tiempo.',
  ],
  figures: {
    ...innerBark,
    form: 'Puntas de raja recortadas, largos mezclados',
    pieceLength: 'Según el lote, a solicitud',
    season: harvestSeason,
    packing: 'Sacos de 25 kg',
    storage: barkStorage,
    tests: 'Humedad, aceite volátil, materia extraña',
    orderUnit: 'kg',
  },
  figuresNote: 'Off Cut es un nombre comercial sin definición pública: pida los límites del lote.',
};
