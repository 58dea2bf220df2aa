// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'about-band': ['1600x686 69482a 47858d4d', "Three jute sacks of black pepper, cloves and turmeric side by side on walnut boards"],
  'about-magic': ['1600x900 8b6f54 ac4848a9', "A steaming cup of cinnamon tea with a cinnamon stick in it, more sticks beside the saucer"],
  'gallery-01': ['480x320 926539 4851a3f0', "Rows of cinnamon quills drying on cords in warm light"],
  'gallery-02': ['480x320 bb9565 2c064dab', "Twine wound round a bundle of cinnamon quills, very close"],
  'gallery-03': ['480x320 624931 6002e5fa', "Black peppercorns at the rolled rim of a jute sack"],
  'gallery-04': ['480x320 855c2a 37b779f5', "A sack of golden turmeric powder beside a sack of cloves"],
  'gallery-05': ['480x320 625548 ceb9fb1e', "A stone mortar and pestle with crushed black pepper on slate"],
  'gallery-06': ['480x320 ad8e6a b4784df9', "Cinnamon tea seen from above with steam rising"],
  'gallery-07': ['480x320 986f3d 0ba9eef6', "An open export carton filled with kraft pouches, sealed cartons stacked behind"],
  'gallery-08': ['480x320 c9b086 229076ee', "Three kraft pouches of spices with cinnamon sticks and ground cinnamon against plaster"],
  'gallery-09': ['480x320 976c42 51a697d3', "A heap of cinnamon featherings, thin curled shavings of inner bark, on dark slate"],
  'gallery-10': ['480x320 7a5d42 28ad950e', "Ground cinnamon falling onto a woven wire sieve"],
  'gallery-11': ['480x320 6d492d dacf1155', "A brass balance weighing cinnamon quills against ground cinnamon"],
  'gallery-12': ['480x320 907657 92bd70bc', "Eight small bowls of ground spices arranged on slate, seen from above"],
  'gallery-13': ['480x320 845932 0fc1457d', "The rolled ends of Alba quills, very close"],
  'gallery-14': ['480x320 4a3020 e0a78685', "Black peppercorns, very close, lying on a walnut board"],
  'gallery-15': ['480x320 998c54 7f7bf6ee', "Green cardamom pods on linen, very close"],
  'gallery-16': ['480x320 755234 26bbc95b', "A stencilled wooden crate filled with cinnamon quills"],
  'gallery-17': ['480x320 6d482b 65503226', "Bowls of turmeric and chili powder behind a cinnamon quill on a walnut table"],
  'gallery-18': ['480x320 804917 65237ade', "Turmeric fingers on a hammered copper tray in side light"],
  'gallery-19': ['480x320 705034 211e478e', "Cinnamon quills standing in a stone pot, seen low"],
  'gallery-20': ['480x320 7f6648 ae9aab12', "Labelled kraft pouches of cinnamon on a roller conveyor"],
});
