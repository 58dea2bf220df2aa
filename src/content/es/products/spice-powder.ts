import type { ProductCardTexts } from '#content/catalogue/product-text.ts';
import {
  product24Main,
  product25Main,
  product26Main,
  product27Main,
  product28Main,
  product29Main,
  product30Main,
} from '#content/pictures/products-spice-powder.generated.ts';

export const products: ProductCardTexts<'spice-powder'> = {
  24: {
    name: 'Pimienta negra molida',
    cardLine: 'De molienda gruesa a polvo fino',
    picture: {
      file: product24Main,
      alt: 'Pimienta negra molida en un cuenco oscuro vista desde arriba, con el surco de una pala y granos enteros sobre yeso gris',
    },
  },
  25: {
    name: 'Nuez moscada molida',
    cardLine: 'Café, cálida y naturalmente aceitosa',
    picture: {
      file: product25Main,
      alt: 'Nuez moscada molida en un cuenco oscuro vista desde arriba, con el surco de una pala y nueces enteras y partidas sobre yeso gris',
    },
  },
  26: {
    name: 'Pimienta blanca molida',
    cardLine: 'De crema a gris claro, picor limpio',
    picture: {
      file: product26Main,
      alt: 'Pimienta blanca molida en un cuenco oscuro vista desde arriba, con el surco de una pala y granos enteros sobre yeso gris',
    },
  },
  27: {
    name: 'Jengibre molido',
    cardLine: 'Beige pálido, picante y cítrico',
    picture: {
      file: product27Main,
      alt: 'Jengibre molido beige en un cuenco oscuro visto desde arriba, con el surco de una pala, una raíz seca y rodajas de jengibre sobre yeso gris',
    },
  },
  28: {
    name: 'Clavo de olor molido',
    cardLine: 'Café oscuro y muy fuerte',
    picture: {
      file: product28Main,
      alt: 'Clavo de olor molido, oscuro, en un cuenco blanco visto desde arriba, con el surco de una pala y clavos enteros sobre yeso gris',
    },
  },
  29: {
    name: 'Cúrcuma molida',
    cardLine: 'De amarillo vivo a naranja',
    picture: {
      file: product29Main,
      alt: 'Cúrcuma molida dorada colmando un tazón de piedra, con dedos de cúrcuma, sobre pizarra',
    },
  },
  30: {
    name: 'Chile molido',
    cardLine: 'Picor, color y malla a convenir',
    picture: {
      file: product30Main,
      alt: 'Chile molido rojo ladrillo en un cuenco oscuro visto desde arriba, con el surco de una pala y chiles secos sobre yeso gris',
    },
  },
};
