import { company } from '#content/company.ts';
import type { PageHead } from '#content/page-head.ts';
import type { FeaturePanelTexts, Slide, Technology } from '#content/pages/technology-texts.ts';
import {
  technologyPanel1,
  technologyPanel2,
  technologySlide1,
  technologySlide2,
  technologySlide3,
  technologySlide4,
  technologySlide5,
} from '#content/pictures/technology.generated.ts';

export const head: PageHead = {
  title: `Technology | ${company.name}`,
  description:
    'How spices are cleaned, steam-treated, dried, milled and sieved: particle sizes 0.5 mm to 20 mm, powders 60 to 2500 mesh.',
};

export const technologyPageTexts = {
  eyebrow: 'From raw bark to packed lot',
  title: 'Technology',
  lead: 'Good spice is clean, dry and even. This page shows the steps that make it so, and the sizes you can choose.',
};

export const slides: readonly Slide[] = [
  {
    picture: {
      file: technologySlide1,
      alt: 'Steam rising through black peppercorns on a woven steel screen',
    },
    title: 'Steam treatment',
    text: 'Steam under pressure, for a time and at a heat that suit the spice and the buyer’s specification.',
  },
  {
    picture: { file: technologySlide2, alt: 'Ground cinnamon falling onto a heap on a fine wire sieve' },
    title: 'Sieving',
    text: 'Powder falls through woven wire. What stays on top goes back to the mill.',
  },
  {
    picture: { file: technologySlide3, alt: 'Cinnamon bark, grits and powder in a row behind a rule' },
    title: 'Milling',
    text: 'Bark, berries and roots become grits or powder, as coarse or as fine as the order asks.',
  },
  {
    picture: {
      file: technologySlide4,
      alt: 'One layer of black peppercorns on a pale belt, with two pale berries, a green one and a stalk between them',
    },
    title: 'Colour sorting',
    text: 'Cameras watch the falling stream, and a jet of air blows out every piece of the wrong colour.',
  },
  {
    picture: {
      file: technologySlide5,
      alt: 'Pouches labelled Ceylon Cinnamon on a roller conveyor in a packing hall',
    },
    title: 'Packing',
    text: 'Weighed, closed against damp and light, labelled, and ready for the carton.',
  },
];

export const sliderTexts = {
  label: 'Technology in pictures',
  roleDescription: 'carousel',
  slideRoleDescription: 'slide',
  slideLabel: (number: number, of: number) => `${number} of ${of}`,
  counter: (number: number, of: number) => `${number} / ${of}`,
  pause: 'Pause the pictures',
  play: 'Let the pictures change',
  previous: 'Previous picture',
  next: 'Next picture',
};

export const technologiesTexts = {
  eyebrow: 'Step by step',
  title: 'Our Technologies',
  /** The page shows this while `company.ts` confirms no technology. */
  lead: 'How spice is processed, in eight steps. Tell us which ones you need. The quote confirms those that your lot goes through.',
  /** The page shows this once `company.ts` confirms a technology. */
  confirmedLead: (titles: string) => `Done in our own plant: ${titles}. The quote says where any other step is done.`,
};

export const technologies: readonly Technology[] = [
  {
    name: 'cleaning',
    title: 'Cleaning',
    text: 'Sieves, moving air and a de-stoner take out leaf, dust and grit before anything else is done.',
    confirmedText:
      'We take out leaf, dust and grit with sieves, moving air and a de-stoner before anything else is done.',
  },
  {
    name: 'sorting',
    title: 'Sorting',
    text: 'A gravity table sorts by weight and an optical sorter by colour. The last look is by eye and hand.',
    confirmedText:
      'We sort by weight on a gravity table and by colour in an optical sorter. The last look is by eye and hand.',
  },
  {
    name: 'steam treatment',
    title: 'Steam treatment',
    text: 'Spice can be steam-treated to buyer specification. Afterwards it is dried again.',
    confirmedText: 'Where it is ordered, we steam-treat the spice to buyer specification and dry it again.',
  },
  {
    name: 'moisture control',
    title: 'Moisture control',
    text: 'Moisture is measured against the limit agreed for the lot.',
    confirmedText: 'We measure moisture against the limit agreed for the lot.',
  },
  {
    name: 'milling',
    title: 'Milling',
    text: 'Impact mills suit bark and roots; slow, cooled mills suit oily spices; air mills make the finest powder.',
    confirmedText: 'We mill bark and roots by impact, oily spices slowly and cool, and the finest powder by air.',
  },
  {
    name: 'sieving',
    title: 'Sieving',
    text: 'Wire sieves sort powder by mesh. What is too fine for wire is sorted in a stream of air.',
    confirmedText: 'We sieve powder to the mesh on the order. What is too fine for wire we sort in a stream of air.',
  },
  {
    name: 'metal detection',
    title: 'Metal detection',
    text: 'Magnets hold back loose iron along the way; a detector at the end looks for other metal.',
    confirmedText: 'We hold back loose iron with magnets and look for other metal with a detector at the end.',
  },
  {
    name: 'packing',
    title: 'Packing',
    text: 'Lined sacks, cartons or retail pouches, closed against damp and light and marked with a lot number.',
    confirmedText:
      'We pack in lined sacks, cartons or retail pouches, closed against damp and light and marked with a lot number.',
  },
];

export const featuresTexts = { eyebrow: 'In detail', title: 'Features' };

export const cleaningTexts: FeaturePanelTexts = {
  title: 'Advanced Spice Purification',
  text: 'The stages use different properties: size, weight, flight in moving air, magnetism and colour. What one stage misses, another can find.',
  drawingDescription:
    'Drawing of a cleaning line: from the intake hopper over a pre-cleaner, a de-stoner and an air channel, then past a magnet and a colour sorter to the metal detector.',
  picture: { file: technologyPanel2, alt: 'Peppercorns on a steel screen that holds back the stalks among them' },
  stations: [
    { name: 'Intake', text: 'weighing, and a first sample' },
    { name: 'Pre-cleaner', text: 'sieves take out leaf, stalk and sand' },
    { name: 'De-stoner', text: 'a shaking deck separates the stones by weight' },
    { name: 'Air channel', text: 'rising air lifts dust and light husk' },
    { name: 'Magnet', text: 'a magnetic drum holds back iron' },
    { name: 'Colour sorter', text: 'a jet of air removes the odd piece' },
    { name: 'Metal detector', text: 'a last look before the pack' },
  ],
};

export const moistureTexts: FeaturePanelTexts = {
  title: 'Optimal Moisture Management for Spices',
  // Ceiling of 12 %: guideline of the German spice industry, gewuerzindustrie.de.
  text: 'Spice that is too damp grows mould. Spice that is too dry loses aroma and weight. Buyers often set a limit of 12 % for dried spices; for your lot, the limit in the quote applies.',
  drawingDescription:
    'Drawing of the path of moisture: a reading at intake, drying on trays in warm moving air, a second reading, rest in a dry room, and a bag with an inner liner.',
  picture: {
    file: technologyPanel1,
    alt: 'A moisture meter that reads 11.4 %, its probe in a sack of black peppercorns',
  },
  stations: [
    { name: 'Reading at intake', text: 'how damp the spice is on arrival' },
    { name: 'Drying', text: 'warm, dry air over thin layers, out of the sun' },
    { name: 'Second reading', text: 'the moisture left after drying' },
    { name: 'Dry room', text: 'off the floor, with the humidity watched' },
    { name: 'Lined bag', text: 'a liner against damp sea air' },
  ],
};

/** The figure on the drawn meter is the ceiling commonly set for dried spices. */
export const meterReading = '12 %';

/** The sizes on offer; their figures are fixed by the requirements. */
export const sizesTexts = {
  eyebrow: 'Fine, finer, finest',
  title: 'From a crumb of bark to dust',
  particles: {
    label: 'Particle sizes',
    value: '0.5 mm to 20 mm',
    note: 'Cuts and pieces for tea, infusion and the kitchen.',
  },
  powders: {
    label: 'Powders',
    value: '60 to 2500 mesh',
    note: 'Powder of 60 to 500 mesh is sieved. Finer powder is measured in microns (D90), by agreement.',
  },
};

/** Labels of the scale drawing. Sizes in microns (thousandths of a millimetre). */
export const scaleTexts = {
  alternative:
    'Scale of sizes from 5 microns to 20 millimetres, each step to the right ten times larger. Powders of 60 to 2500 mesh reach from about 250 down to 5 microns, cut spices from 0.5 to 20 millimetres. For comparison: a human hair is about 70 microns thick, a grain of table salt measures about 0.3 millimetres and a peppercorn about 5 millimetres.',
  note: 'From 10 µm to 10 mm each step is ten times the one before. Powders run from 60 mesh (0.25 mm) down, cuts from 0.5 mm up. Sizes between them, such as 40 mesh, are common in the trade: tell us yours, and we quote for it.',
  ticks: [
    { micron: 5, label: '5 µm' },
    { micron: 10, label: '10 µm' },
    { micron: 100, label: '100 µm' },
    { micron: 1000, label: '1 mm' },
    { micron: 10_000, label: '10 mm' },
    { micron: 20_000, label: '20 mm' },
  ],
  /** Below `sievedFrom` microns there are no woven sieves: sizes are nominal. */
  powders: { from: 5, sievedFrom: 27, to: 250, nominalLabel: 'nominal', sievedLabel: 'sieved' },
  mesh: 'mesh',
  cuts: [
    { from: 500, to: 2000, label: 'tea-bag cut' },
    { from: 2000, to: 5000, label: 'crushed' },
    { from: 5000, to: 20_000, label: 'pieces' },
  ],
  examples: [
    { micron: 70, name: 'human hair', size: 'about 70 µm' },
    { micron: 300, name: 'grain of salt', size: 'about 0.3 mm' },
    { micron: 5000, name: 'peppercorn', size: 'about 5 mm' },
  ],
};

/**
 * Mesh numbers with the size of the opening in microns. No sieve is woven as fine as the last rows: their sizes are
 * nominal.
 */
export const meshSizesTexts = {
  title: 'Mesh and microns',
  mesh: (mesh: number) => `${mesh} mesh`,
  microns: (size: string) => `${size}\u00a0µm`,
  rows: [
    { mesh: 60, micron: 250, size: '250' },
    { mesh: 100, micron: 149, size: '149' },
    { mesh: 200, micron: 74, size: '74' },
    { mesh: 325, micron: 44, size: '44' },
    { mesh: 500, micron: 27, size: '25 to 30' },
    { mesh: 1000, micron: 14, size: '13 to 15' },
    { mesh: 2500, micron: 5.5, size: '5 to 6' },
  ],
  note: 'US mesh. From about 500 mesh on the number is nominal: no woven sieve is that fine, so the size is measured by laser. For such powders please state the D90, the size that 90 % of the powder stays below. Oily spices such as clove and nutmeg can’t be milled as fine as dry ones without cooling.',
};

export const closingTexts = {
  title: 'Tell us the size you need',
  text: 'Tell us the spice, the cut or mesh, and the treatment. We answer with what is possible.',
  order: 'Request a powder quote',
  contact: 'Ask a question',
};
