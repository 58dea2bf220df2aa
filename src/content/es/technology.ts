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
  title: `Tecnología | ${company.name}`,
  description:
    'Cómo se limpian, tratan con vapor, secan, muelen y tamizan las especias: partículas de 0.5 mm a 20 mm y polvos de malla 60 a 2500.',
};

export const opening = {
  eyebrow: 'De la corteza cruda al lote empacado',
  title: 'Tecnología',
  lead: 'Una buena especia es limpia, seca y pareja. Estos son los pasos que lo logran y los tamaños que puede elegir.',
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
      alt: 'Vapor que sube entre granos de pimienta negra sobre una malla de acero',
    },
    title: 'Tratamiento con vapor',
    text: 'Vapor a presión, con el tiempo y la temperatura que convienen a la especia y a la especificación del comprador.',
  },
  {
    picture: { file: technologySlide2, alt: 'Canela molida que cae en un montón sobre un tamiz fino de alambre' },
    title: 'Tamizado',
    text: 'El polvo cae por una malla de alambre. Lo que queda arriba vuelve al molino.',
  },
  {
    picture: {
      file: technologySlide3,
      alt: 'Trozos de corteza de canela, gránulos gruesos y polvo fino sobre acero, con una regla delante',
    },
    title: 'Molienda',
    text: 'Cortezas, granos y raíces se vuelven gránulos o polvo, tan gruesos o finos como diga el pedido.',
  },
  {
    picture: {
      file: technologySlide4,
      alt: 'Una capa de granos de pimienta negra sobre una banda clara, con dos bayas pálidas, una verde y un tallo entre ellos',
    },
    title: 'Selección por color',
    text: 'Unas cámaras revisan el producto que cae, y un chorro de aire expulsa lo que tiene otro color.',
  },
  {
    picture: {
      file: technologySlide5,
      alt: 'Bolsas kraft con la etiqueta Ceylon Cinnamon que avanzan por un transportador de rodillos en una sala de empaque',
    },
    title: 'Empaque',
    text: 'Pesado, cerrado contra la humedad y la luz, etiquetado y listo para la caja.',
  },
];

export const slider = {
  label: 'La tecnología en imágenes',
  roleDescription: 'carrusel',
  slideDescription: 'imagen',
  slideLabel: (number: number, of: number) => `${number} de ${of}`,
  counter: (number: number, of: number) => `${number} / ${of}`,
  pause: 'Pausar las imágenes',
  resume: 'Reproducir las imágenes',
  previous: 'Imagen anterior',
  next: 'Imagen siguiente',
};
