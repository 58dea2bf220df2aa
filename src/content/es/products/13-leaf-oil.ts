import type { ProductText } from '#content/catalogue/product-text.ts';
import { product13Detail1, product13Detail2 } from '#content/pictures/product-13.generated.ts';

export const product: ProductText = {
  detailPictures: [
    { file: product13Detail1, alt: 'De cerca: un frasco ámbar con la etiqueta «Ceylon Cinnamon Leaf Oil»' },
    { file: product13Detail2, alt: 'Platito de aceite dorado entre hojas de canela' },
  ],
  summary:
    'Aceite de hoja de canela de Sri Lanka, destilado al vapor de hojas y ramitas de canela verdadera, rico en eugenol, para sabores y fragancias.',
  description: [
    'Un árbol, tres aceites. En el de hoja domina el eugenol, y huele casi a clavo. En el de corteza domina el cinamaldehído, y huele a raja de canela. La corteza de la raíz da un tercero, rico en alcanfor. Este es el primero: se destila al vapor de las hojas y ramitas que se quitan al cortar los brotes para la corteza.',
    'Valores publicados para el tipo de Sri Lanka, que describe la norma ISO 3524:2003: eugenol de 70 a 83 %, densidad relativa de 1.037 a 1.053 e índice de refracción de 1.5270 a 1.5400 a 20 °C, rotación óptica entre −2.5° y +2°. Marque el análisis y compare su lote con ellos. El número CAS solo no define el aceite, porque el de corteza lleva el mismo; agregue la palabra «leaf» (hoja) o el número FEMA.',
    'Lo usan las casas de sabores y los perfumistas. La hojalata puede cambiarle el color; el aluminio y el acero inoxidable, no. Sin diluir, irrita la piel. No es para beber. La hoja de datos de seguridad está entre los documentos que puede marcar; indica también la clase de transporte.',
  ],
  specification: {
    botanicalName: 'Cinnamomum verum',
    partUsed: 'Hojas y ramitas',
    hsCode: '3301.29',
    casNumber: '8015-91-6, el mismo del aceite de corteza',
    femaNumber: '2292, aceite de hoja',
    form: 'Líquido, de amarillo a café oscuro',
    eugenol: '70 a 83 %',
    relativeDensity: '1.037 a 1.053',
    packing: 'Tambores revestidos de 180 a 200 kg, latas más pequeñas',
    storage: 'En envases llenos y cerrados, fresco y oscuro',
    tests: 'Eugenol, densidad, índice de refracción, rotación',
    orderUnit: 'l o ml',
  },
  usualPackKg: 180,
  specificationNote:
    'Cifras publicadas para el aceite del tipo de Sri Lanka, no una especificación. Acordamos con usted la especificación de su lote en la cotización.',
};
