import type { ProductCardTexts } from '#content/catalogue/product-text.ts';
import {
  product15Main,
  product16Main,
  product17Main,
  product18Main,
  product19Main,
  product20Main,
  product21Main,
  product22Main,
  product23Main,
} from '#content/pictures/products-whole-spices.generated.ts';

export const products: ProductCardTexts<'whole-spices'> = {
  15: {
    name: 'Pimienta negra',
    cardLine: 'Granos enteros secos, 2.5 a 7 mm',
    picture: {
      file: product15Main,
      alt: 'Granos de pimienta negra en un tazón de madera oscura y otros dispersos sobre yeso color crema',
    },
  },
  16: {
    name: 'Nuez moscada',
    cardLine: 'Sin cáscara o con cáscara',
    picture: {
      file: product16Main,
      alt: 'Nueces moscadas enteras, dos mitades con el interior veteado, una semilla en su cáscara oscura, otra en macis rojo y un macis seco, sobre yeso color crema',
    },
  },
  17: {
    name: 'Clavo de olor',
    cardLine: 'Botones florales enteros, 10 a 17 mm',
    picture: { file: product17Main, alt: 'Clavos de olor secos en un tazón bajo de cerámica y otros sobre lino' },
  },
  18: {
    name: 'Macis',
    cardLine: 'La cubierta calada de la nuez moscada',
    picture: { file: product18Main, alt: 'Láminas de macis seco, caladas y de color rojo ámbar, sobre pizarra oscura' },
  },
  19: {
    name: 'Nuez de areca (betel)',
    cardLine: 'Solo donde su importación es legal',
    picture: {
      file: product19Main,
      alt: 'Nueces de areca enteras, dos con la cicatriz del tallo a la vista, y mitades con interior veteado café y blanco sobre yeso color crema',
    },
  },
  20: {
    name: 'Pimienta verde deshidratada',
    cardLine: 'Granos verdes deshidratados',
    picture: {
      file: product20Main,
      alt: 'Granos de pimienta verde deshidratada en un cuenco de madera oscura y otros delante, sobre yeso claro',
    },
  },
  21: {
    name: 'Pimienta blanca',
    cardLine: 'Granos maduros sin piel',
    picture: {
      file: product21Main,
      alt: 'Granos de pimienta blanca que caen de un cucharón de madera sobre tablas de nogal',
    },
  },
  22: {
    name: 'Pedúnculos de clavo',
    cardLine: 'Los tallos del botón, para destilar',
    picture: {
      file: product22Main,
      alt: 'Pedúnculos de clavo secos, cortos y ramificados, llenan un tazón de madera oscura; otros, sobre yeso color crema junto a tres clavos',
    },
  },
  23: {
    name: 'Cúrcuma',
    cardLine: 'En dedos, en bulbos o partida; pulida',
    picture: {
      file: product23Main,
      alt: 'Montón de dedos de cúrcuma secos con puntas partidas color naranja junto a cúrcuma molida, sobre pizarra oscura',
    },
  },
};
