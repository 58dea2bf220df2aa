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
  title: `Tecnología | ${company.name}`,
  description:
    'Cómo se limpian, tratan con vapor, secan, muelen y tamizan las especias: partículas de 0.5 mm a 20 mm y polvos de malla 60 a 2500.',
};

export const technologyPageTexts = {
  eyebrow: 'De la corteza cruda al lote empacado',
  title: 'Tecnología',
  lead: 'Una buena especia es limpia, seca y pareja. Estos son los pasos que lo logran y los tamaños que puede elegir.',
};

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

export const sliderTexts = {
  label: 'La tecnología en imágenes',
  roleDescription: 'carrusel',
  slideRoleDescription: 'imagen',
  slideLabel: (number: number, of: number) => `${number} de ${of}`,
  counter: (number: number, of: number) => `${number} / ${of}`,
  pause: 'Pausar las imágenes',
  play: 'Reproducir las imágenes',
  previous: 'Imagen anterior',
  next: 'Imagen siguiente',
};

export const technologiesTexts = {
  eyebrow: 'Paso a paso',
  title: 'Nuestras tecnologías',
  /** The page shows `lead` while `company.ts` confirms no technology, otherwise `confirmedLead`. */
  lead: 'Cómo se procesan las especias, en ocho pasos. Indique los que necesita; la cotización confirma por cuáles pasa su lote.',
  confirmedLead: (titles: string) =>
    `En nuestra planta: ${titles}. La cotización indica dónde se hace cualquier otro paso.`,
};

export const technologies: readonly Technology[] = [
  {
    name: 'cleaning',
    title: 'Limpieza',
    text: 'Zarandas, aire en movimiento y una despedregadora quitan hojas, polvo y arenilla antes de todo lo demás.',
    confirmedText:
      'Quitamos hojas, polvo y arenilla con zarandas, aire en movimiento y una despedregadora antes de todo lo demás.',
  },
  {
    name: 'sorting',
    title: 'Selección',
    text: 'Una mesa densimétrica separa por peso y una seleccionadora óptica, por color. La última revisión es a ojo y a mano.',
    confirmedText:
      'Separamos por peso en una mesa densimétrica y por color en una seleccionadora óptica. La última revisión es a ojo y a mano.',
  },
  {
    name: 'steam treatment',
    title: 'Tratamiento con vapor',
    text: 'La especia puede tratarse con vapor según la especificación del comprador. Después se vuelve a secar.',
    confirmedText:
      'Cuando el pedido lo incluye, tratamos la especia con vapor según la especificación del comprador y la volvemos a secar.',
  },
  {
    name: 'moisture control',
    title: 'Control de humedad',
    text: 'Se mide la humedad y se compara con el límite acordado para el lote.',
    confirmedText: 'Medimos la humedad y la comparamos con el límite acordado para el lote.',
  },
  {
    name: 'milling',
    title: 'Molienda',
    text: 'Los molinos de impacto sirven para cortezas y raíces; los lentos y enfriados, para especias aceitosas; los de aire dan el polvo más fino.',
    confirmedText:
      'Molemos cortezas y raíces por impacto, las especias aceitosas despacio y en frío, y el polvo más fino con aire.',
  },
  {
    name: 'sieving',
    title: 'Tamizado',
    text: 'Los tamices de alambre separan el polvo por malla. Lo que es demasiado fino para ellos se separa con aire.',
    confirmedText:
      'Tamizamos el polvo a la malla del pedido. Lo que es demasiado fino para el alambre lo separamos con aire.',
  },
  {
    name: 'metal detection',
    title: 'Detección de metales',
    text: 'Imanes retienen el hierro suelto a lo largo del camino; un detector al final busca otros metales.',
    confirmedText: 'Retenemos el hierro suelto con imanes y buscamos otros metales con un detector al final.',
  },
  {
    name: 'packing',
    title: 'Empaque',
    text: 'Sacos con forro interior, cajas o bolsas para menudeo, cerrados contra la humedad y la luz y marcados con un número de lote.',
    confirmedText:
      'Empacamos en sacos con forro interior, cajas o bolsas para menudeo, cerrados contra la humedad y la luz y marcados con un número de lote.',
  },
];

export const featuresTexts = { eyebrow: 'En detalle', title: 'Características' };

export const cleaningTexts: FeaturePanelTexts = {
  title: 'Limpieza avanzada de especias',
  text: 'Las etapas aprovechan propiedades distintas: tamaño, peso, comportamiento en el aire, magnetismo, color. Cada una busca lo que a otra se le puede escapar.',
  drawingDescription:
    'Dibujo de una línea de limpieza: de la tolva de recepción por una prelimpiadora, una despedregadora y un canal de aire, luego por un imán y una seleccionadora por color hasta el detector de metales.',
  picture: {
    file: technologyPanel2,
    alt: 'Granos de pimienta sobre una malla de acero que retiene los tallos mezclados con ellos',
  },
  stations: [
    { name: 'Recepción', text: 'pesaje y una primera muestra' },
    { name: 'Prelimpiadora', text: 'unas zarandas quitan hojas, tallos y arena' },
    { name: 'Despedregadora', text: 'una mesa vibratoria separa las piedras por peso' },
    { name: 'Canal de aire', text: 'el aire ascendente se lleva polvo y cascarilla' },
    { name: 'Imán', text: 'un tambor magnético retiene el hierro' },
    { name: 'Seleccionadora por color', text: 'un chorro de aire quita la pieza distinta' },
    { name: 'Detector de metales', text: 'una última revisión antes del empaque' },
  ],
};

export const moistureTexts: FeaturePanelTexts = {
  title: 'Manejo óptimo de la humedad de las especias',
  text: 'Demasiado húmeda, la especia se enmohece; demasiado seca, pierde aroma y peso. Los compradores suelen fijar un máximo de 12 % para especias secas. Lo que cuenta es el límite acordado para el lote.',
  drawingDescription:
    'Dibujo del recorrido de la humedad: una lectura en la recepción, secado en bandejas con aire tibio en movimiento, una segunda lectura, reposo en una bodega seca y una bolsa con forro interior.',
  picture: {
    file: technologyPanel1,
    alt: 'Un medidor de humedad que marca 11.4 %, con la sonda en un saco de pimienta negra',
  },
  stations: [
    { name: 'Lectura en la recepción', text: 'qué tan húmeda llega la especia' },
    { name: 'Secado', text: 'aire tibio y seco sobre capas delgadas, sin sol' },
    { name: 'Segunda lectura', text: 'la humedad que queda después del secado' },
    { name: 'Bodega seca', text: 'la especia separada del piso y la humedad del aire vigilada' },
    { name: 'Bolsa con forro', text: 'un forro contra el aire húmedo del mar' },
  ],
};

/** The figure on the drawn meter is the ceiling commonly set for dried spices. */
export const meterReading = '12 %';

/** The sizes on offer; their figures are fixed by the requirements. */
export const sizesTexts = {
  eyebrow: 'Fino, más fino, finísimo',
  title: 'Del trocito de corteza al polvo',
  particles: {
    label: 'Tamaño de partícula',
    value: '0.5\u00a0mm a 20\u00a0mm',
    note: 'Cortes y trozos para té, infusiones y cocina.',
  },
  powders: {
    label: 'Polvos',
    value: 'Malla 60 a 2500',
    note: 'De malla 60 a 500, tamizado. El polvo más fino se mide en micras (D90), por acuerdo.',
  },
};

/** Labels of the scale drawing. Sizes in microns (thousandths of a millimetre). */
export const scaleTexts = {
  alternative:
    'Escala de tamaños de 5 micras a 20 milímetros; cada paso a la derecha es diez veces mayor. Los polvos de malla 60 a 2500 van de unas 250 a 5 micras; las especias cortadas, de 0.5 a 20 milímetros. Para comparar: un cabello humano tiene unas 70 micras de grueso, un grano de sal de mesa mide unos 0.3 milímetros y un grano de pimienta, unos 5 milímetros.',
  note: 'De 10 µm a 10 mm, cada paso es diez veces el anterior. Los polvos van de la malla 60 (0.25 mm) hacia abajo y los cortes, de 0.5 mm hacia arriba. Las moliendas intermedias, como la malla 40, son comunes en el comercio: indique la suya y la cotizamos.',
  ticks: [
    { micron: 5, label: '5 µm' },
    { micron: 10, label: '10 µm' },
    { micron: 100, label: '100 µm' },
    { micron: 1000, label: '1 mm' },
    { micron: 10_000, label: '10 mm' },
    { micron: 20_000, label: '20 mm' },
  ],
  /** Below `sievedFrom` microns there are no woven sieves: sizes are nominal. */
  powders: { from: 5, sievedFrom: 27, to: 250, nominalLabel: 'nominal', sievedLabel: 'tamizado' },
  mesh: 'malla',
  cuts: [
    { from: 500, to: 2000, label: 'corte de té' },
    { from: 2000, to: 5000, label: 'triturado' },
    { from: 5000, to: 20_000, label: 'trozos' },
  ],
  examples: [
    { micron: 70, name: 'cabello', size: 'unas 70 µm' },
    { micron: 300, name: 'grano de sal', size: 'unos 0.3 mm' },
    { micron: 5000, name: 'pimienta', size: 'unos 5 mm' },
  ],
};

/**
 * Mesh numbers with the size of the opening in microns. No sieve is woven as fine as the last rows: their sizes are
 * nominal.
 */
export const meshSizesTexts = {
  title: 'Malla y micras',
  mesh: (mesh: number) => `malla ${mesh}`,
  microns: (size: string) => `${size}\u00a0µm`,
  rows: [
    { mesh: 60, micron: 250, size: '250' },
    { mesh: 100, micron: 149, size: '149' },
    { mesh: 200, micron: 74, size: '74' },
    { mesh: 325, micron: 44, size: '44' },
    { mesh: 500, micron: 27, size: '25 a 30' },
    { mesh: 1000, micron: 14, size: '13 a 15' },
    { mesh: 2500, micron: 5.5, size: '5 a 6' },
  ],
  note: 'Malla de EE.\u00a0UU. A partir de malla 500, más o menos, el número es nominal: ningún tamiz tejido es tan fino y el tamaño se mide con láser. Para esos polvos indique el D90, el tamaño del que no pasa el 90 % del polvo. Las especias aceitosas, como el clavo de olor y la nuez moscada, no se pueden moler tan finas como las secas sin enfriarlas.',
};

export const closingTexts = {
  title: 'Díganos el tamaño que necesita',
  text: 'Indique la especia, el corte o la malla, y el tratamiento. Le decimos qué es posible.',
  order: 'Cotizar especias molidas',
  contact: 'Hacer una pregunta',
};
