import { capitalCounts } from '../catalogue/counts.ts';
import { company } from '#content/company.ts';
import type { PageHead } from '#content/page-head.ts';
import type { Chapter } from '#content/pages/history-texts.ts';
import { historyOpening, historyVideoPoster } from '#content/pictures/history.generated.ts';

export const head: PageHead = {
  title: `Historia de la canela | ${company.name}`,
  description:
    'Más de 2,000 años de historia de la canela, los cuatro tipos comparados y los nueve grados de la canela de Ceilán, desde Alba hasta el aceite.',
};

export const historyPageTexts = {
  picture: {
    file: historyOpening,
    alt: 'Un mapa de Ceilán en pergamino con un atado de rajas de canela, una nuez moscada en su macis rojo, clavos de olor y granos de pimienta',
  },
  eyebrow: 'Para leer con calma',
  title: 'Historia de la canela',
  lead: 'Más de 2,000 años de historia de la canela: una especia para templos y reyes, tres imperios y una corteza que todavía se pela a mano.',
  caption: 'La mesa de un mercader: el mapa, las especias, la corteza.',
  /** The browser's console gets it if the page's main picture can't be loaded. */
  pictureFailed: 'No se pudo cargar la imagen principal de la página de historia.',
};

export const chapters: readonly Chapter[] = [
  {
    date: 'Antigüedad',
    isLandmark: false,
    title: 'Una especia para templos y reyes',
    text: 'La canela es una de las especias más antiguas de las que hay registro escrito. Inscripciones egipcias de hacia el siglo XV a.\u00a0C. mencionan una madera aromática entre los bienes de un viaje al país de Punt; todavía se discute si la palabra significa canela. La Biblia es más clara: el libro del Éxodo incluye la canela en el aceite sagrado de la unción, y los Proverbios y el Cantar de los Cantares alaban su aroma. La tradición china da a la casia, su pariente más oscura, un lugar en el primer libro de hierbas. En Roma la canela era el lujo mismo. Nerón, según se cuenta, quemó la provisión de un año en el funeral de su esposa Popea. Y, sin embargo, casi ninguno de los que compraban la corteza sabía decir dónde crecía.',
    aside: { label: 'Éxodo 30:23', value: 'nombra la canela aromática entre las especias del aceite de la unción.' },
  },
  {
    date: 'Antes de 1500',
    isLandmark: false,
    title: 'El secreto de los intermediarios',
    text: 'Comerciantes fenicios y árabes llevaban la corteza al Mediterráneo y callaban de dónde venía. Una buena historia ayudaba al precio. En el siglo V a.\u00a0C. Heródoto anotó lo que había oído: que grandes aves hacían sus nidos con palos de canela y que criaturas parecidas a murciélagos cuidaban la casia. Unos quinientos años después, Plinio respondió que esos cuentos se inventaban para vender cara la especia. Durante toda la Edad Media los mercaderes árabes siguieron uniendo el océano Índico con Occidente. Ceilán aparece tarde en los documentos: los estudiosos del siglo XIX no encontraron ningún texto anterior al siglo XIII que la nombre como lugar de origen. En la primera mitad del siglo XV, el veneciano Nicolo Conti describió el árbol de canela de «Zeilan». A menudo se dice que fue el primer europeo en hacerlo.',
    aside: { label: 'Zeilan', value: 'así escribió Conti el nombre de la isla que llamamos Sri Lanka.' },
  },
  {
    date: '1505',
    isLandmark: true,
    title: 'Llegan los portugueses',
    text: 'Colón navegó hacia el oeste en 1492 con las especias entre sus metas; Vasco da Gama llegó a la India en 1498. En 1505, según la fecha más aceptada, una flota portuguesa al mando de Lourenço de Almeida llegó a Ceilán y empezó a comerciar canela con Kotte, el reino del suroeste. En 1517 y 1518 los portugueses volvieron con más fuerza y construyeron un fuerte en Colombo. Un tratado de 1518 obligó al rey a entregar un tributo anual de canela. Desde 1597 los portugueses controlaron también el antiguo sistema por el que cada comunidad debía un servicio al rey. En 1615 acabaron con el comercio privado y declararon un monopolio real. La corteza seguía saliendo del bosque, pelada por gente para quien el trabajo era una obligación y no un oficio.',
    aside: {
      label: '¿1505 o 1506?',
      value: 'La mayoría de los libros da 1505. Algunos historiadores sostienen que fue un año después.',
    },
  },
  {
    date: '1658',
    isLandmark: true,
    title: 'Los holandeses cierran la puerta',
    text: 'En 1638 el rey Rajasinha II firmó un tratado con los holandeses contra los portugueses; a cambio de su ayuda tendrían el monopolio de la canela, la pimienta, la cera y el marfil. Galle y Negombo fueron tomadas, Colombo cayó en 1656 y, con la rendición de Jaffna en junio de 1658, terminó el dominio portugués. La Compañía Neerlandesa de las Indias Orientales se reservó el comercio hasta 1796. Su departamento de la canela, el Mahabadda, sometía a los peladores, la comunidad salagama de la costa suroeste, a reglas duras: vender un solo palo sin permiso, o dañar un árbol, podía costar la vida. Hacia 1770 se creó una primera plantación de canela en Maradana, en Colombo. Para 1795 había otras cuatro, en Negombo, Kalutara, Galle y Matara.',
    aside: {
      label: '400,000 lb',
      value: 'es más o menos lo que los holandeses embarcaban al año, sin pasar de ahí para sostener el precio.',
    },
  },
  {
    date: '1796',
    isLandmark: true,
    title: 'Los británicos y un mercado libre',
    text: 'En 1796 los británicos tomaron las posesiones holandesas, y la Compañía Inglesa de las Indias Orientales se quedó con el monopolio. Siguió también el temor a que bajara el precio: en 1802 se vendieron y se arrancaron algunas plantaciones para que la canela siguiera escasa. Kandy, el último reino, cayó en 1815. Luego, en 1833, se abolió el monopolio y los comerciantes de Colombo y Galle pudieron exportar libremente. El árbol mismo viajaba desde hacía tiempo. Durante el siglo XIX se plantó en Java, en las Seychelles y en otros lugares, mientras en los cerros de Ceilán el café, y después el té, se volvían los grandes cultivos. La canela conservó su lugar en el suroeste, cálido y húmedo.',
    aside: { label: '1833', value: 'puso fin a más de doscientos años de monopolio de la canela en la isla.' },
  },
  {
    date: 'Hoy',
    isLandmark: false,
    title: 'Un nombre antiguo, protegido',
    text: 'Ceilán pasó a llamarse Sri Lanka en 1972, pero el comercio conservó el nombre antiguo: canela de Ceilán. La isla cultiva la mayor parte de la canela verdadera del mundo, del 80 al 90 % según estimaciones oficiales; si se cuenta también la casia, otros países cultivan más. Las cifras oficiales de 2024 hablan de unas 25,000 toneladas al año, de las que se exportan unas 19,000, y México es el mayor comprador. La mayor parte de la cosecha sale de parcelas de menos de una hectárea, sobre todo en los distritos de Galle, el nuestro, y Matara. En febrero de 2022 la Unión Europea registró Ceylon Cinnamon como Indicación Geográfica Protegida, la primera de Sri Lanka. Que un lote pueda llevar el sello depende de una afiliación y de una inspección: díganos si el suyo debe llevarlo. Sigue siendo un oficio manual: raspar la vara, frotarla con una varilla de latón, levantar la corteza en una sola pieza con la kokaththa, una cuchilla pequeña y curva, meter una tira dentro de otra y enrollar cada día la raja, el rollo que en inglés se llama quill, mientras se seca.',
    aside: {
      label: '80 a 90 %',
      value: 'de la canela verdadera del mundo viene de Sri Lanka, según estimaciones oficiales.',
    },
  },
];

export const filmTexts = {
  poster: {
    file: historyVideoPoster,
    alt: 'Un atado de rajas de canela, una raja suelta y clavos de olor sobre un mapa antiguo de Ceilán',
  },
  eyebrow: 'Para ver',
  title: 'La canela en video',
  lead: 'Se ve aquí, en esta misma página.',
  play: 'Reproducir video',
  frameTitle: 'Video sobre la canela',
  note: 'El video viene de un servicio externo. No se carga nada de allí hasta que usted pulse el botón.',
  withoutScript: 'Ver el video',
};

export const benefitsTexts = {
  eyebrow: 'Sabor y aroma',
  title: 'La canela en la mesa',
  lead: 'Nueve maneras de conocerla y de usarla.',
  note: 'La canela es un alimento, no un medicamento. Estas líneas no afirman nada sobre la salud. Si está embarazada o amamanta, toma medicamentos o tiene una enfermedad del hígado, consulte a un médico antes de comer más de lo habitual en la cocina.',
};

/** The page shows nine, none of which may be a medical claim. */
export const benefits: readonly { readonly title: string; readonly text: string }[] = [
  {
    title: 'Aroma natural',
    text: 'El aroma y el sabor vienen de los aceites de la propia corteza, sobre todo del cinamaldehído.',
  },
  { title: 'Una nota dulce', text: 'Redondea la fruta, el arroz y la leche tibia.' },
  { title: 'El té de sobremesa', text: 'Una raja en una tetera de té caliente es un final clásico de la cena.' },
  {
    title: 'Un clásico de la despensa',
    text: 'Desde hace mucho, los cocineros la usan con carnes, encurtidos y conservas.',
  },
  { title: 'Para el invierno', text: 'Va bien en bebidas calientes, sopas y guisos.' },
  { title: 'Dulce y salado', text: 'Va con los dos, de las manzanas al horno al curry.' },
  {
    title: 'Aroma fresco y limpio',
    text: 'Un sabor dulce y limpio, el que se reconoce en tés, chicles y pastas de dientes.',
  },
  { title: 'Un olor familiar', text: 'Para mucha gente es el olor del horno y del hogar.' },
  {
    title: 'Baja en cumarina por naturaleza',
    text: 'La canela de Ceilán contiene mucha menos cumarina que la casia. Puede marcar el informe que lo mide.',
  },
];

export const closingTexts = {
  title: 'De la historia al saco',
  text: `${capitalCounts.cinnamon} productos de canela, desde las rajas Alba hasta el aceite de hoja. Díganos cuál, cuánto y adónde debe llegar.`,
  products: 'Ver nuestros productos',
  order: 'Cotizar canela',
};
