import { capitalCounts, counts } from '../catalogue/counts.ts';
import { toNameInSentence } from '../format/name-in-sentence.ts';
import { company } from '#content/company.ts';
import type { PageHead } from '#content/page-head.ts';

export const head: PageHead = {
  title: `Nuestros productos | ${company.name}`,
  description: `${capitalCounts.all} productos de un exportador de Sri Lanka: ${counts.cinnamon} de canela de Ceilán, ${counts.wholeSpices} especias enteras y ${counts.spicePowder} especias molidas. Busque por nombre o grado.`,
};

export const productsPageTexts = {
  title: 'Nuestros productos',
  lead: `${capitalCounts.all} productos, cada uno con sus datos y con la cotización a un paso.`,
  filtersLabel: 'Mostrar los productos de una categoría',
  /** The first filter; the others have the names of the categories. */
  all: 'Todos',
  searchLabel: 'Buscar productos',
  searchHint: 'Nombre, mm, HS',
  clearSearch: 'Borrar la búsqueda',
  viewLabel: 'Mostrar los productos como',
  cards: 'Tarjetas',
  table: 'Tabla',
  /** On wide screens these words follow `table`. */
  tableUse: ' para pedir',
  readMore: 'Leer más',
  /** Hidden text after `readMore`, for screen readers and search engines. */
  readMoreAbout: (name: string) => `sobre ${toNameInSentence(name)}`,
  /** Announced when the filter changes. `category` and `query` are undefined or empty if they filter nothing. */
  result: (count: number, category: string | undefined, query: string) =>
    [formatProductCount(count), category && `en ${toNameInSentence(category)}`, query && `para «${query}»`]
      .filter(Boolean)
      .join(' '),
  quill: (millimetres: number, perKg: number) => `${millimetres} mm · ${perKg} por kg`,
  nearTitle: 'Quizá busca:',
  emptyTitle: 'Ningún producto encontrado',
  emptyText:
    'Ningún producto lleva ese nombre. Pruebe con una palabra más corta, un grado como H1 o el nombre en otro idioma: cinnamon, kurundu, turmeric.',
  emptyHere: (category: string, elsewhere: number) =>
    `En ${toNameInSentence(category)} no hay nada con ese nombre, pero en las otras categorías hay ${formatProductCount(elsewhere)}.`,
  showElsewhere: 'Buscar en todas las categorías',
  showAll: 'Mostrar todos los productos',
  ask: 'Escríbanos por ese producto',
  helpTitle: '¿No sabe cuál necesita?',
  helpText:
    'Cuéntenos qué fabrica y dónde lo vende. Le decimos qué grado o qué especia le conviene y en qué datos fijarse.',
  helpLink: 'Contáctenos',
} as const;

function formatProductCount(count: number): string {
  return count === 1 ? '1 producto' : `${count} productos`;
}
