import type { ProductCardTexts } from '#content/catalogue/product-text.ts';
import {
  product01Main,
  product02Main,
  product03Main,
  product04Main,
  product05Main,
  product06Main,
  product07Main,
  product08Main,
  product09Main,
  product10Main,
  product11Main,
  product12Main,
  product13Main,
  product14Main,
} from '#content/pictures/products-cinnamon.generated.ts';
import { grades } from '#domain/catalogue/grades.ts';

export const products: ProductCardTexts<'cinnamon'> = {
  1: {
    name: 'Recortes de canela (off cut)',
    cardLine: 'Recortes de raja, largos mezclados',
    picture: {
      file: product01Main,
      alt: 'Montón de recortes cortos de canela, puntas de raja de grosores mezclados, del beige al pardo, tras una regla de acero sobre madera clara',
    },
  },
  2: {
    name: 'Canela en trozo (quillings No. 02)',
    cardLine: 'Rajas rotas y partidas de todos los grados',
    picture: { file: product02Main, alt: 'Quillings, trozos rotos de canela, en un tazón de madera sobre lino' },
  },
  3: {
    name: 'Canela de Ceilán H1',
    cardLine: `Rajas robustas, hasta ${grades[3].diameterMm} mm`,
    picture: {
      file: product03Main,
      alt: 'Rajas de canela gruesas H1 con algunas manchas de color pardo rojizo, apiladas en filas de cuatro junto a una regla de acero sobre madera clara, una aparte',
    },
  },
  4: {
    name: 'Canela de Ceilán H2',
    cardLine: `Las rajas más gruesas, hasta ${grades[4].diameterMm} mm`,
    picture: {
      file: product04Main,
      alt: 'Rajas de canela muy gruesas H2 con grandes manchas oscuras, apiladas en filas de cuatro junto a una regla de acero sobre madera clara, una aparte',
    },
  },
  5: {
    name: 'Canela de Ceilán H2 Super',
    cardLine: 'Una selección más limpia de H2',
    picture: {
      file: product05Main,
      alt: 'Rajas de canela H2 Super apiladas junto a una regla de acero, cuatro por hilera; aparte, una H2 Super y una H2, más oscura y manchada',
    },
  },
  6: {
    name: 'Canela de Ceilán M4',
    cardLine: `Rajas de uso diario, hasta ${grades[6].diameterMm} mm`,
    picture: {
      file: product06Main,
      alt: 'Rajas de canela M4, muchas con manchas color café en la corteza, apiladas en filas de cinco junto a una regla de acero sobre madera clara, una aparte',
    },
  },
  7: {
    name: 'Canela de Ceilán M5',
    cardLine: `Rajas de color café medio, hasta ${grades[7].diameterMm} mm`,
    picture: {
      file: product07Main,
      alt: 'Rajas de canela M5 con manchas color café en la corteza, apiladas en filas de seis junto a una regla de acero sobre madera clara, una aparte',
    },
  },
  8: {
    name: 'Canela de Ceilán C4',
    cardLine: `Rajas bastante lisas, hasta ${grades[8].diameterMm} mm`,
    picture: {
      file: product08Main,
      alt: 'Rajas de canela C4 lisas, de color café claro, apiladas en filas de siete junto a una regla de acero sobre madera clara, una aparte',
    },
  },
  9: {
    name: 'Canela de Ceilán C5',
    cardLine: `Rajas finas y parejas, hasta ${grades[9].diameterMm} mm`,
    picture: {
      file: product09Main,
      alt: 'Rajas de canela C5 finas, de color café dorado, apiladas en filas de diez junto a una regla de acero sobre madera clara, una aparte',
    },
  },
  10: {
    name: 'Canela de Ceilán C5 Special',
    cardLine: `Rajas delgadas y doradas, hasta ${grades[10].diameterMm} mm`,
    picture: {
      file: product10Main,
      alt: 'Rajas de canela C5 Special delgadas como un lápiz, algunas con manchas, apiladas en filas de dieciséis junto a una regla de acero sobre madera clara, una aparte',
    },
  },
  11: {
    name: 'Canela de Ceilán Extra Special',
    cardLine: 'Rajas escogidas, cercanas a Alba',
    picture: {
      file: product11Main,
      alt: 'Atado de rajas de canela Extra Special junto a una regla de acero sobre madera clara; aparte, una Extra Special y una C5 Special',
    },
  },
  12: {
    name: 'Canela de Ceilán Alba',
    cardLine: `El grado más alto, hasta ${grades[12].diameterMm} mm, sin manchas`,
    picture: {
      file: product12Main,
      alt: 'Rajas de canela Alba, más delgadas que un lápiz, de un dorado pálido y sin una mancha, apiladas en filas de dieciocho junto a una regla de acero sobre madera clara, una aparte',
    },
  },
  13: {
    name: 'Aceite de hoja de canela',
    cardLine: 'Destilado al vapor, 70 a 83 % de eugenol',
    picture: {
      file: product13Main,
      alt: 'Frasco de muestra de aceite de hoja de canela y tres hojas de canelo sobre un banco claro; detrás, un tambor azul de acero',
    },
  },
  14: {
    name: 'Canela molida',
    cardLine: 'Corteza molida, malla a convenir',
    picture: {
      file: product14Main,
      alt: 'Canela molida café claro en un cuenco oscuro vista desde arriba, con el surco de una pala y rajas de canela sobre yeso gris',
    },
  },
};
