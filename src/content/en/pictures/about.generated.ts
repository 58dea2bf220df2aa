// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'about-band': ['1600x686 69482a 47858d4d', "Three jute sacks of black pepper, cloves and turmeric side by side on walnut boards"],
  'about-magic': ['1600x900 8b6f54 ac4848a9', "A steaming cup of cinnamon tea with a cinnamon stick in it, more sticks beside the saucer"],
  'gallery-01': ['1200x800 916539 c66e5ac8', "Rows of cinnamon quills drying on cords in warm light"],
  'gallery-02': ['1200x800 bb9564 f57630d7', "Twine wound round a bundle of cinnamon quills, very close"],
  'gallery-03': ['1200x800 624a32 07f5d0f5', "Black peppercorns at the rolled rim of a jute sack"],
  'gallery-04': ['1200x800 855b2a c9dc938d', "A sack of golden turmeric powder beside a sack of cloves"],
  'gallery-05': ['1200x800 625548 bb6946b5', "A stone mortar and pestle with crushed black pepper on slate"],
  'gallery-06': ['1200x800 ac8d6a e53cfee6', "Cinnamon tea seen from above with steam rising"],
  'gallery-07': ['1200x800 986f3d 586b1d10', "An open export carton filled with kraft pouches, sealed cartons stacked behind"],
  'gallery-08': ['1200x800 c9af85 59fe8fc1', "Three kraft pouches of spices with cinnamon sticks and ground cinnamon against plaster"],
  'gallery-09': ['1200x800 976c42 1a72cda0', "A heap of cinnamon featherings, thin curled shavings of inner bark, on dark slate"],
  'gallery-10': ['1200x800 795c43 7faa9037', "Ground cinnamon falling onto a woven wire sieve"],
  'gallery-11': ['1200x800 6d492d ad3dfa76', "A brass balance weighing cinnamon quills against ground cinnamon"],
  'gallery-12': ['1200x800 8f7556 423a4b39', "Eight small bowls of ground spices arranged on slate, seen from above"],
  'gallery-13': ['1200x800 825730 ed819621', "The rolled ends of Alba quills, very close"],
  'gallery-14': ['1200x800 4b3120 2d95ead8', "Black peppercorns, very close, lying on a walnut board"],
  'gallery-15': ['1200x800 998c54 92b597f8', "Green cardamom pods on linen, very close"],
  'gallery-16': ['1200x800 755134 01e9418d', "A stencilled wooden crate filled with cinnamon quills"],
  'gallery-17': ['1200x800 6c482b 1991596b', "Bowls of turmeric and chili powder behind a cinnamon quill on a walnut table"],
  'gallery-18': ['1200x800 804918 15290593', "Turmeric fingers on a hammered copper tray in side light"],
  'gallery-19': ['1200x800 6f4f33 acb57bb1', "Cinnamon quills standing in a stone pot, seen low"],
  'gallery-20': ['1200x800 7f6344 7c0ce920', "Labelled kraft pouches of cinnamon on a roller conveyor"],
});
