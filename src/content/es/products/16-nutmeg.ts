import type { ProductText } from '#content/catalogue/product-text.ts';
import { product16Detail1, product16Detail2 } from '#content/pictures/product-16.generated.ts';
import { tradeFigures } from './shared-rows.ts';

export const product: ProductText = {
  detailPictures: [
    {
      file: product16Detail1,
      alt: 'De cerca: dos nueces moscadas cortadas, con vetas café oscuro que van del borde hacia adentro',
    },
    { file: product16Detail2, alt: 'Nueces moscadas enteras y partidas, vistas desde arriba' },
  ],
  summary:
    'Nuez moscada entera, especia de sabor cálido y dulce que Sri Lanka cultiva sobre todo en torno a Kandy, con o sin cáscara, por número de nueces por kilogramo.',
  description: [
    'El moho no se ve por fuera: parta algunas nueces de la muestra y marque el informe de aflatoxinas. Casi todas las alertas europeas graves sobre esta especia han sido por toxinas de mohos.',
    'La nuez sin cáscara se vende por conteo. Grande es hasta 220 nueces por kilogramo, mediana de 221 a 275, pequeña desde 276. Con cáscara, el grado 1 tiene hasta 160 nueces y el grado 2 de 161 a 260. Antes de partirla, se deja secar la semilla en su cáscara hasta que suene al agitarla.',
    'El árbol viene de las Molucas y, según se cuenta, llegó a Sri Lanka a comienzos del siglo XIX. Unas cuatro quintas partes de la nuez moscada de la isla crecen hoy en el distrito de Kandy, y un árbol puede dar fruto más de cien años. En la cocina se ralla en poca cantidad sobre salsas, papas, postres y pan. Solo para sazonar: en gran cantidad es tóxica.',
  ],
  specification: {
    botanicalName: 'Myristica fragrans',
    partUsed: 'Almendra de la semilla, seca',
    hsCode: '0908.11',
    form: 'Entera, sin cáscara o con cáscara',
    nutsPerKgShelled: 'Grande hasta 220; mediana 221 a 275; pequeña desde 276',
    nutsPerKgInShell: 'Grado 1: hasta 160; grado 2: 161 a 260',
    season: 'Sobre todo de junio a agosto',
    packing: 'Sacos de 25 o 50 kg',
    storage: 'Cerrado, a no más de 65 % de humedad relativa; de dos a tres años',
    tests: 'Humedad, aflatoxinas, ocratoxina',
    orderUnit: 'kg',
  },
  usualPackKg: 25,
  specificationNote: tradeFigures,
};
