import { company } from '#content/company.ts';
import type { PictureSource } from '#content/picture.ts';
import {
  technologySlide1,
  technologySlide2,
  technologySlide3,
  technologySlide4,
  technologySlide5,
} from '#content/pictures/technology.generated.ts';
import type { PageHead } from '#content/types.ts';

export const head: PageHead = {
  title: `Technology | ${company.name}`,
  description:
    'How spices are cleaned, steam-treated, dried, milled and sieved: particle sizes 0.5 mm to 20 mm, powders 60 to 2500 mesh.',
};

export const opening = {
  eyebrow: 'From raw bark to packed lot',
  title: 'Technology',
  lead: 'Fine spice is clean, dry and even. These are the steps that make it so, and the sizes to choose from.',
};

interface Slide {
  readonly picture: PictureSource;
  readonly title: string;
  readonly text: string;
}

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
    text: 'Cameras look at the falling stream, and a jet of air blows out what has the wrong colour.',
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

export const slider = {
  label: 'Technology in pictures',
  roleDescription: 'carousel',
  slideDescription: 'slide',
  slideLabel: (number: number, of: number) => `${number} of ${of}`,
  counter: (number: number, of: number) => `${number} / ${of}`,
  pause: 'Pause the pictures',
  resume: 'Let the pictures change',
  previous: 'Previous picture',
  next: 'Next picture',
};
