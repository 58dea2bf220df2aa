import { capitalCounts, counts } from '../catalogue/counts.ts';
import { company } from '#content/company.ts';
import type { PageHead } from '#content/page-head.ts';

export const head: PageHead = {
  title: `Catálogo para imprimir | ${company.name}`,
  description: `Los ${counts.all} productos con sus datos en una sola página, para imprimir o guardar: canela, especias enteras y especias molidas.`,
};

export const cataloguePageTexts = {
  breadcrumb: 'Catálogo',
  title: 'Catálogo para imprimir',
  lead: `${capitalCounts.all} productos con sus datos, para imprimir o guardar.`,
  pdf: 'Catálogo (PDF)',
  print: 'Imprimir',
  index: 'Índice',
  note: 'Cifras de uso común en el comercio, no una especificación. La especificación de su lote se acuerda en la cotización.',
} as const;
