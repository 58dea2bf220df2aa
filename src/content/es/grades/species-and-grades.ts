import type { CinnamonSpecies, GradeCard, SpeciesFact } from '#content/grades/species-and-grade-texts.ts';
import {
  historyGradeAlba,
  historyGradeC4,
  historyGradeC5,
  historyGradeH1,
  historyGradeH2,
  historyGradeM4,
  historyGradeM5,
  historyGradeOil,
  historyGradePowder,
  historyTypeCassia,
  historyTypeCeylon,
  historyTypeKorintje,
  historyTypeSaigon,
} from '#content/pictures/history.generated.ts';
import { grades, type Grade } from '#domain/catalogue/grades.ts';

export const speciesTexts = {
  eyebrow: 'Cuatro cortezas, un nombre',
  title: 'Tipos de canela',
  lead: 'Lo que las tiendas venden como canela viene en su mayor parte de cuatro árboles, y cada uno tiene su propio sabor.',
  tableLabel: 'Tipos de canela comparados',
  figure: 'Tipo',
  notStated: 'sin dato',
};

export const speciesFacts: Readonly<Record<SpeciesFact, string>> = {
  botanicalName: 'Nombre botánico',
  origin: 'Origen',
  flavor: 'Sabor',
  look: 'Color y textura',
  coumarin: 'Contenido de cumarina',
  uses: 'Usos',
  price: 'Precio',
};

export const cinnamonSpecies: readonly CinnamonSpecies[] = [
  {
    title: 'Ceilán',
    picture: {
      file: historyTypeCeylon,
      alt: 'Canela verdadera de Ceilán: rajas delgadas y claras, enrolladas en muchas capas finas, sobre yeso color crema',
    },
    facts: {
      botanicalName: 'Cinnamomum verum, también llamada C. zeylanicum',
      origin: 'Sri Lanka; también las Seychelles, Madagascar y el sur de la India',
      flavor: 'Suave y dulce, con notas de cítricos y flores',
      look: 'Café claro; muchas capas finas como papel en un rollo delgado; se quiebra con facilidad',
      coumarin: 'Trazas; muy bajo por naturaleza',
      uses: 'Postres, té, fruta y platos delicados; rajas enteras',
      price: 'El más alto de las cuatro',
    },
  },
  {
    title: 'Casia',
    picture: {
      file: historyTypeCassia,
      alt: 'Casia: rollos huecos y gruesos de corteza áspera, café con manchas grises, sobre yeso color crema',
    },
    facts: {
      botanicalName: 'Cinnamomum cassia, también llamada C. aromaticum',
      origin: 'El sur de China y la región de Vietnam',
      flavor: 'Fuerte, dulce y picante, un poco amargo',
      look: 'Café oscuro; corteza gruesa y áspera de una sola capa',
      coumarin: 'Alto, y distinto de un lote a otro',
      uses: 'Repostería de todos los días, bebidas y platos salados',
      price: 'De bajo a medio',
    },
  },
  {
    title: 'Saigón',
    picture: {
      file: historyTypeSaigon,
      alt: 'Canela de Saigón: trozos quebrados de corteza muy gruesa y oscura sobre yeso color crema',
    },
    facts: {
      botanicalName: 'Cinnamomum loureiroi',
      origin: 'El centro de Vietnam, cerca de Quang Ngai; no la ciudad de Saigón',
      flavor: 'El más intenso: dulce y picante',
      look: 'Corteza oscura en trozos quebrados, a veces con marcas claras de liquen',
      coumarin: 'Alto; en un estudio, el más alto de los cuatro',
      uses: 'Caldo pho y repostería muy especiada',
    },
  },
  {
    title: 'Korintje de Indonesia',
    picture: {
      file: historyTypeKorintje,
      alt: 'Canela Korintje: rollos dobles, lisos y duros, sobre yeso color crema',
    },
    facts: {
      botanicalName: 'Cinnamomum burmannii',
      origin: 'Sumatra Occidental; lleva el nombre de Kerinci',
      flavor: 'Redondo y cálido, menos picante',
      look: 'Café rojizo; rollos dobles, duros y firmes',
      coumarin: 'Alto',
      uses: 'Panadería industrial y canela molida de tienda; la mayor parte de la «canela» que se vende en EE.\u00a0UU.',
    },
  },
];

function formatQuillSize({ diameterMm }: Grade): string {
  return `Hasta ${diameterMm} mm`;
}

export const gradeCards: readonly GradeCard[] = [
  {
    productId: 12,
    name: 'Alba',
    picture: {
      file: historyGradeAlba,
      alt: 'Un atado de rajas Alba, de un dorado pálido y más delgadas que un lápiz, junto a una regla de acero sobre yeso color crema',
    },
    hook: 'Las rajas más delgadas; no se admiten manchas.',
    size: formatQuillSize(grades[12]),
  },
  {
    productId: 9,
    name: 'C5',
    picture: {
      file: historyGradeC5,
      alt: 'Un atado de rajas C5, doradas y de unos diez milímetros de diámetro, junto a una regla de acero sobre yeso color crema',
    },
    hook: 'Fina, pareja y dorada.',
    size: formatQuillSize(grades[9]),
  },
  {
    productId: 8,
    name: 'C4',
    picture: {
      file: historyGradeC4,
      alt: 'Un atado de rajas C4, café claro y de unos trece milímetros de diámetro, junto a una regla de acero sobre yeso color crema',
    },
    hook: 'Café claro, hasta 10 % de manchas.',
    size: formatQuillSize(grades[8]),
  },
  {
    productId: 7,
    name: 'M5',
    picture: {
      file: historyGradeM5,
      alt: 'Un atado de rajas M5, café medio y de unos dieciséis milímetros de diámetro, junto a una regla de acero sobre yeso color crema',
    },
    hook: 'Café medio, hasta 60 % de manchas superficiales.',
    size: formatQuillSize(grades[7]),
  },
  {
    productId: 6,
    name: 'M4',
    picture: {
      file: historyGradeM4,
      alt: 'Un atado de rajas M4, con manchas café y de unos diecinueve milímetros de diámetro, junto a una regla de acero sobre yeso color crema',
    },
    hook: 'La hermana más gruesa de M5.',
    size: formatQuillSize(grades[6]),
  },
  {
    productId: 3,
    name: 'H1',
    picture: {
      file: historyGradeH1,
      alt: 'Un atado de rajas H1 robustas, de unos veintitrés milímetros de diámetro, junto a una regla de acero sobre yeso color crema',
    },
    hook: 'Rajas robustas de corteza madura.',
    size: formatQuillSize(grades[3]),
  },
  {
    productId: 4,
    name: 'H2',
    picture: {
      file: historyGradeH2,
      alt: 'Un atado de rajas H2 gruesas y oscuras, con manchas café intensas, junto a una regla de acero sobre yeso color crema',
    },
    hook: 'La corteza más pesada, para moler y destilar.',
    size: formatQuillSize(grades[4]),
  },
  {
    productId: 14,
    name: 'Canela molida',
    picture: {
      file: historyGradePowder,
      alt: 'Canela molida en un tazón de madera oscura con dos rajas C5, junto a una regla de acero sobre yeso color crema',
    },
    hook: 'Corteza molida, tan fina como la necesite.',
    size: 'Por malla',
  },
  {
    productId: 13,
    name: 'Aceite de canela',
    picture: {
      file: historyGradeOil,
      alt: 'Un gotero ámbar de aceite de hoja de canela, un platito con aceite y hojas verdes de canela junto a una regla de acero sobre yeso color crema',
    },
    hook: 'Destilado de las hojas, rico en eugenol.',
    size: 'Por peso o volumen',
  },
];

export const gradesTexts = {
  eyebrow: 'De delgada a gruesa',
  title: 'Grados de la canela',
  lead: 'Las rajas (quills) se clasifican por su grosor y por las manchas café de la corteza, llamadas foxing. El sabor no se clasifica.',
  roleDescription: 'carrusel',
  previous: 'Grados anteriores',
  next: 'Grados siguientes',
  dots: 'Grupos de grados',
  dot: (first: string, last: string) => `De ${first} a ${last}`,
  shown: (from: number, to: number, of: number) => `Grados ${from} a ${to} de ${of}`,
  note: 'Los diámetros son cifras de uso común en el comercio, no una especificación. Acordamos con usted la especificación de su lote en la cotización.',
};
