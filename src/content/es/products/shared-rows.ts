/** The first rows of every product made of cinnamon bark: quills and pieces of quills. */
export const innerBark = {
  botanicalName: 'Cinnamomum verum',
  partUsed: 'Corteza interna seca',
  hsCode: '0906.11',
} as const;

export const harvestSeason = 'Casi todos los meses; temporada principal: de junio a diciembre';

export const barkStorage = 'Fresco, seco y oscuro, separado del piso; de dos a tres años';

export const tradeFigures =
  'Cifras de uso común en el comercio, no una especificación. Acordamos con usted la especificación de su lote en la cotización.';
