import { company } from '#content/company.ts';
import type { PageHead } from '#content/page-head.ts';

export const head: PageHead = {
  title: `Comparar grados de canela de Ceilán | ${company.name}`,
  description:
    'Ocho grados de canela de Ceilán en raja en una tabla: diámetro, rajas por kg, manchas (foxing), presentación, empaque, almacenaje y análisis que puede pedir.',
};

export const comparePageTexts = {
  breadcrumb: 'Comparar',
  /** The title of the page while it compares the eight grades of quills. */
  gradesTitle: 'Comparación de grados de canela de Ceilán',
  gradesLead: 'Ocho grados de rajas, de la más delgada a la más gruesa. Los valores iguales van en un tono más claro.',
  chosenTitle: 'Productos comparados',
  chosenLead: 'Los valores iguales van en un tono más claro.',
  otherMeasures: 'Estos productos se venden con medidas distintas.',
  tableLabel: 'Comparación',
  figure: 'Dato',
  notStated: 'sin dato',
  summary: 'En resumen',
  onlyDifferences: 'Mostrar solo las diferencias',
  first: 'Primer producto',
  second: 'Segundo producto',
  next: 'Siguiente paso',
  request: 'Solicitar cotización',
  requestFor: (name: string) => `Solicitar cotización: ${name}`,
  sheet: 'Ficha de producto',
  openSheet: 'Abrir el PDF',
  openNamedSheet: (name: string) => `Abrir el PDF: ficha de producto de ${name}`,
  allGrades: 'Comparar todos los grados',
  note: 'Son cifras que se citan comúnmente en el comercio. Para el diámetro, mida la raja con un calibrador (vernier); para las rajas por kilo, pese un kilo de rajas enteras (de unos 105 cm) y cuéntelas. Su cotización indica la especificación de su lote.',
} as const;
