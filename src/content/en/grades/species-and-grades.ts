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
  eyebrow: 'Four barks, one name',
  title: 'Types of Cinnamon',
  lead: 'Most of what shops sell as cinnamon comes from four trees. Each has its own taste.',
  tableLabel: 'Types of Cinnamon compared',
  figure: 'Type',
  notStated: 'not stated',
};

export const speciesFacts: Readonly<Record<SpeciesFact, string>> = {
  botanicalName: 'Botanical name',
  origin: 'Origin',
  flavor: 'Flavor',
  look: 'Color & Texture',
  coumarin: 'Coumarin Content',
  uses: 'Uses',
  price: 'Price',
};

export const cinnamonSpecies: readonly CinnamonSpecies[] = [
  {
    title: 'Ceylon',
    picture: {
      file: historyTypeCeylon,
      alt: 'True Ceylon cinnamon: thin pale quills rolled from many fine layers on cream plaster',
    },
    facts: {
      botanicalName: 'Cinnamomum verum, also called C. zeylanicum',
      origin: 'Sri Lanka; also the Seychelles, Madagascar and south India',
      flavor: 'Mild and sweet, with citrus and flowers',
      look: 'Light tan; many paper-thin layers in one slim roll; breaks easily',
      coumarin: 'Traces; naturally very low',
      uses: 'Desserts, tea, fruit and delicate dishes; whole sticks',
      price: 'Highest of the four',
    },
  },
  {
    title: 'Cassia',
    picture: {
      file: historyTypeCassia,
      alt: 'Cassia: thick hollow curls of rough brown bark with grey patches on cream plaster',
    },
    facts: {
      botanicalName: 'Cinnamomum cassia, also called C. aromaticum',
      origin: 'South China and the region of Vietnam',
      flavor: 'Strong, sweet and hot, a little bitter',
      look: 'Dark brown; thick, rough bark in a single layer',
      coumarin: 'High, and different from lot to lot',
      uses: 'Everyday baking, drinks and savoury dishes',
      price: 'Low to mid',
    },
  },
  {
    title: 'Saigon',
    picture: { file: historyTypeSaigon, alt: 'Saigon cinnamon: broken chips of very thick dark bark on cream plaster' },
    facts: {
      botanicalName: 'Cinnamomum loureiroi',
      origin: 'Central Vietnam, around Quang Ngai; not Saigon itself',
      flavor: 'The most intense: sweet and spicy',
      look: 'Dark bark in broken pieces, sometimes with pale lichen marks',
      coumarin: 'High; in one study the highest of the four',
      uses: 'Pho broth and strongly spiced baking',
    },
  },
  {
    title: 'Indonesian Korintje',
    picture: { file: historyTypeKorintje, alt: 'Korintje cinnamon: smooth hard double scrolls on cream plaster' },
    facts: {
      botanicalName: 'Cinnamomum burmannii',
      origin: 'West Sumatra; named after Kerinci',
      flavor: 'Smooth and warm, with less bite',
      look: 'Reddish brown; hard, firm double scrolls',
      coumarin: 'High',
      uses: 'Commercial baking and shop powder; most of the “cinnamon” sold in the USA',
    },
  },
];

function formatQuillSize({ diameterMm }: Grade): string {
  return `Up to ${diameterMm} mm`;
}

export const gradeCards: readonly GradeCard[] = [
  {
    productId: 12,
    name: 'Alba',
    picture: {
      file: historyGradeAlba,
      alt: 'A tied bundle of Alba quills, pale gold and thinner than a pencil, beside a steel rule on cream plaster',
    },
    hook: 'The thinnest quills, no foxing allowed.',
    size: formatQuillSize(grades[12]),
  },
  {
    productId: 9,
    name: 'C5',
    picture: {
      file: historyGradeC5,
      alt: 'A tied bundle of C5 quills, golden and about ten millimetres across, beside a steel rule on cream plaster',
    },
    hook: 'Fine, even and golden.',
    size: formatQuillSize(grades[9]),
  },
  {
    productId: 8,
    name: 'C4',
    picture: {
      file: historyGradeC4,
      alt: 'A tied bundle of C4 quills, light brown and about thirteen millimetres across, beside a steel rule on cream plaster',
    },
    hook: 'Light brown, up to 10 % foxing.',
    size: formatQuillSize(grades[8]),
  },
  {
    productId: 7,
    name: 'M5',
    picture: {
      file: historyGradeM5,
      alt: 'A tied bundle of M5 quills, mid-brown and about sixteen millimetres across, beside a steel rule on cream plaster',
    },
    hook: 'Mid-brown, up to 60 % light foxing.',
    size: formatQuillSize(grades[7]),
  },
  {
    productId: 6,
    name: 'M4',
    picture: {
      file: historyGradeM4,
      alt: 'A tied bundle of M4 quills, brown-spotted and about nineteen millimetres across, beside a steel rule on cream plaster',
    },
    hook: 'The thicker sister of M5.',
    size: formatQuillSize(grades[6]),
  },
  {
    productId: 3,
    name: 'H1',
    picture: {
      file: historyGradeH1,
      alt: 'A tied bundle of stout H1 quills, about twenty-three millimetres across, beside a steel rule on cream plaster',
    },
    hook: 'Stout quills of mature bark.',
    size: formatQuillSize(grades[3]),
  },
  {
    productId: 4,
    name: 'H2',
    picture: {
      file: historyGradeH2,
      alt: 'A tied bundle of thick, dark H2 quills with heavy brown patches, beside a steel rule on cream plaster',
    },
    hook: 'The heaviest bark, for grinding and distilling.',
    size: formatQuillSize(grades[4]),
  },
  {
    productId: 14,
    name: 'Cinnamon Powder',
    picture: {
      file: historyGradePowder,
      alt: 'Ground cinnamon heaped in a dark wooden bowl with two C5 quills, beside a steel rule on cream plaster',
    },
    hook: 'Milled bark, as fine as you need it.',
    size: 'By mesh',
  },
  {
    productId: 13,
    name: 'Cinnamon Oil',
    picture: {
      file: historyGradeOil,
      alt: 'An amber dropper bottle of cinnamon leaf oil, a dish of oil and green cinnamon leaves beside a steel rule on cream plaster',
    },
    hook: 'Distilled from the leaves, rich in eugenol.',
    size: 'By weight or volume',
  },
];

export const gradesTexts = {
  eyebrow: 'Thin to thick',
  title: 'Grades of Cinnamon',
  lead: 'Quills are graded by their thickness and by brown marks on the bark, called foxing. The grade says nothing about taste.',
  roleDescription: 'carousel',
  previous: 'Previous grades',
  next: 'Next grades',
  dots: 'Groups of grades',
  dot: (first: string, last: string) => `${first} to ${last}`,
  shown: (from: number, to: number, of: number) => `Grades ${from} to ${to} of ${of}`,
  note: 'Diameters are commonly quoted in the trade; they are not a specification. Our quote states the specification of your lot.',
};
