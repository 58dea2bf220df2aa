import { capitalCounts } from '../catalogue/counts.ts';
import { company } from '#content/company.ts';
import type { PageHead } from '#content/page-head.ts';
import type { Chapter } from '#content/pages/history-texts.ts';
import { historyOpening, historyVideoPoster } from '#content/pictures/history.generated.ts';

export const head: PageHead = {
  title: `History of Cinnamon | ${company.name}`,
  description:
    'Over 2,000 years of cinnamon history, the four types compared, and the nine grades of Ceylon cinnamon from Alba to oil.',
};

export const historyPageTexts = {
  picture: {
    file: historyOpening,
    alt: 'A parchment map of Ceylon with a bundle of cinnamon quills, a nutmeg in red mace, cloves and peppercorns on it',
  },
  eyebrow: 'The long read',
  title: 'History of Cinnamon',
  lead: 'Over 2,000 years of cinnamon history: a spice for temples and kings, three empires, and a bark that is still peeled by hand.',
  caption: 'A merchant’s table: the map, the spices, the bark.',
  /** The browser's console gets it if the page's main picture can't be loaded. */
  pictureFailed: 'The main picture of the history page could not be loaded.',
};

export const chapters: readonly Chapter[] = [
  {
    date: 'Antiquity',
    isLandmark: false,
    title: 'A spice for temples and kings',
    text: 'Cinnamon is among the oldest spices in writing. Egyptian inscriptions from about the 15th century BC list a fragrant wood among the goods of a voyage to the land of Punt; whether the word means cinnamon is still disputed. The Bible is plainer: the Book of Exodus puts cinnamon into the holy anointing oil, and Proverbs and the Song of Solomon praise its scent. Chinese tradition gives cassia, its darker relative, a place in the first book of herbs. In Rome cinnamon stood for luxury itself. Nero, so the story goes, burned a year’s supply at the funeral of his wife Poppaea. Yet hardly anyone who bought the bark could say where it grew.',
    aside: { label: 'Exodus 30:23', value: 'names sweet cinnamon among the spices of the anointing oil.' },
  },
  {
    date: 'Before 1500',
    isLandmark: false,
    title: 'The secret of the middlemen',
    text: 'Phoenician and Arab traders carried the bark to the Mediterranean and kept quiet about its home. A good story helped the price. In the 5th century BC Herodotus wrote down what he had heard: that great birds built their nests of cinnamon sticks, and that creatures like bats guarded the cassia. Some five hundred years later Pliny answered that such tales were made up to sell the spice dear. Through the Middle Ages Arab merchants remained the link between the Indian Ocean and the West. Ceylon enters the record late: scholars of the 19th century found no text older than the 13th century that names it as a source. In the first half of the 15th century the Venetian Nicolo Conti described the cinnamon tree of “Zeilan”. He is often called the first European to do so.',
    aside: { label: 'Zeilan', value: 'is how Conti wrote the name of the island that we call Sri Lanka.' },
  },
  {
    date: '1505',
    isLandmark: true,
    title: 'The Portuguese arrive',
    // Treaty of 1518: CYIL 14 (2023), after Queyroz; C. R. de Silva, icm.gov.mo. 1597: docslib.org/doc/7404997.
    text: 'Columbus sailed west in 1492 with spices among his aims; Vasco da Gama reached India in 1498. In 1505, by the usual date, a Portuguese fleet under Lourenço de Almeida came to Ceylon and began to trade for cinnamon with Kotte, the kingdom of the south-west. In 1517 and 1518 the Portuguese came back in strength and built a fort at Colombo. A treaty of 1518 bound the king to a yearly tribute of cinnamon. From 1597 the Portuguese also controlled the old system by which each community owed the king a service. In 1615 they ended private trade and declared a royal monopoly. The bark still came out of the forest, peeled by people for whom the work was a duty and not a trade.',
    aside: { label: '1505 or 1506?', value: 'Most books give 1505. Some historians argue for a year later.' },
  },
  {
    date: '1658',
    isLandmark: true,
    title: 'The Dutch lock the door',
    text: 'In 1638 King Rajasinha II made a treaty with the Dutch against the Portuguese; for their help they were to have a monopoly of cinnamon, pepper, wax and ivory. Galle and Negombo were taken, Colombo fell in 1656, and when Jaffna surrendered in June 1658 Portuguese rule was over. The Dutch East India Company kept the trade for itself until 1796. Its cinnamon department, the Mahabadda, held the peelers, the Salagama community of the south-west coast, under harsh rules: to sell a single stick without leave, or to damage a tree, could bring death. Around 1770 a first garden was planted at Maradana in Colombo. By 1795 there were four more, at Negombo, Kalutara, Galle and Matara.',
    aside: {
      label: '400,000 lb',
      value: 'is about what the Dutch shipped in a year, kept at that level to hold the price up.',
    },
  },
  {
    date: '1796',
    isLandmark: true,
    title: 'The British, and a market set free',
    text: 'In 1796 the British took the Dutch settlements, and the English East India Company took over the monopoly. The fear of a falling price stayed as well: in 1802 some plantations were sold off and rooted up so that cinnamon would remain scarce. Kandy, the last kingdom, fell in 1815. Then, in 1833, the monopoly was abolished, and the merchants of Colombo and Galle were free to export. The tree itself had long been on the move. During the 19th century it was planted in Java, in the Seychelles and elsewhere, while on the hills of Ceylon coffee, and after it tea, became the great crops. Cinnamon kept its place in the warm, wet south-west.',
    aside: { label: '1833', value: 'ended more than two hundred years of cinnamon monopoly on the island.' },
  },
  {
    date: 'Today',
    isLandmark: false,
    title: 'An old name, protected',
    // Output and exports: adaderana.lk, 28 December 2024. Registration: Reg. (EU) 2022/144. Membership and inspection:
    // Sri Lanka Export Development Board, by ft.lk.
    text: 'Ceylon became Sri Lanka in 1972, but the trade kept the old name: Ceylon cinnamon. The island grows most of the world’s true cinnamon, 80 to 90 % by official estimates; if cassia is counted too, other countries grow more. Official figures of 2024 speak of about 25,000 tonnes a year, some 19,000 of them exported, and Mexico is the largest buyer. Most of the crop comes from plots of less than one hectare, above all in the districts of Galle, our own, and Matara. In February 2022 the European Union registered Ceylon Cinnamon as a Protected Geographical Indication, the first for Sri Lanka. Whether a lot may carry the mark depends on membership and inspection: tell us if yours should. The craft is still one of hands: scrape the shoot, rub it with a brass rod, lift the bark in one piece with the small curved kokaththa, nest strip in strip, and roll the quill every day while it dries.',
    aside: { label: '80 to 90 %', value: 'of the world’s true cinnamon comes from Sri Lanka, by official estimates.' },
  },
];

export const filmTexts = {
  poster: {
    file: historyVideoPoster,
    alt: 'A tied bundle of cinnamon quills, a loose one and cloves on an old map of Ceylon',
  },
  eyebrow: 'Watch',
  title: 'Cinnamon on film',
  lead: 'Watch it without leaving the page.',
  play: 'Play video',
  frameTitle: 'Video about cinnamon',
  note: 'The film comes from an outside video service. Nothing is loaded from there until you press the button.',
  withoutScript: 'Watch the video',
};

export const benefitsTexts = {
  eyebrow: 'At the table',
  title: 'Health Benefits of Cinnamon',
  lead: 'Nine ways to know it and to use it.',
  note: 'Cinnamon is a food, not a medicine. These lines make no claim about health. If you are pregnant or breastfeeding, take medicine, or have a liver disease, ask a doctor before you eat more than is usual in cooking.',
};

// Coumarin of Ceylon cinnamon and cassia: Woehrlin et al. 2010, JAFC 58, 10568; Wang et al. 2013, JAFC 61, 4470.
/** The page shows nine, none of which may be a medical claim. */
export const benefits: readonly { readonly title: string; readonly text: string }[] = [
  { title: 'Natural aroma', text: 'Scent and flavour come from the bark’s own oils, led by cinnamaldehyde.' },
  { title: 'A sweet note', text: 'It rounds off fruit, rice and warm milk.' },
  { title: 'The after-meal tea', text: 'A stick in a pot of hot tea is a classic end to dinner.' },
  { title: 'A pantry classic', text: 'Cooks have long used it with meats, pickles and preserves.' },
  { title: 'Warming in winter', text: 'It goes into hot drinks, soups and stews.' },
  { title: 'Sweet and savoury', text: 'It is at home in both, from baked apples to a curry.' },
  { title: 'Fresh, clean aroma', text: 'A sweet, clean flavour, known from tea, chewing gum and toothpaste.' },
  { title: 'A comforting scent', text: 'For many people it is the smell of baking and of home.' },
  {
    title: 'Naturally low in coumarin',
    text: 'Ceylon cinnamon holds far less coumarin than cassia. You can tick a report on it.',
  },
];

export const closingTexts = {
  title: 'From the story to the sack',
  text: `${capitalCounts.cinnamon} cinnamon products, from Alba quills to leaf oil. Tell us which, how much, and where it should go.`,
  products: 'See our products',
  order: 'Request a cinnamon quote',
};
