// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'about-band': ['1600x686 6b4a2b 7f7cc930', "Three jute sacks of black pepper, cloves and turmeric side by side on walnut boards"],
  'about-magic': ['1600x900 8f7459 0bb27361', "A steaming cup of cinnamon tea with a cinnamon stick in it, more sticks beside the saucer"],
  'gallery-01': ['1200x800 a77949 1466fedb', "Rows of cinnamon quills drying on cords in warm light"],
  'gallery-02': ['1200x800 bc9a6e 5d5a7d25', "Twine wound round a bundle of cinnamon quills, very close"],
  'gallery-03': ['1200x800 59462f bcf61948', "Black peppercorns at the rolled rim of a jute sack"],
  'gallery-04': ['1200x800 855d2d 0b2c8918', "A sack of golden turmeric powder beside a sack of cloves"],
  'gallery-05': ['1200x800 615548 866b2882', "A stone mortar and pestle with crushed black pepper on slate"],
  'gallery-06': ['1200x800 bea487 ec2db8f3', "Cinnamon tea seen from above with steam rising"],
  'gallery-07': ['1200x800 977042 c0dfa044', "An open export carton filled with kraft pouches, sealed cartons stacked behind"],
  'gallery-08': ['1200x800 c2aa8a 0676d406', "Three kraft pouches of spices with cinnamon sticks and ground cinnamon against plaster"],
  'gallery-09': ['1200x800 966c45 0eddc00b', "A heap of cinnamon featherings, thin curled shavings of inner bark, on dark slate"],
  'gallery-10': ['1200x800 9c8169 582ed2a6', "Dried red chili pods in a loose heap on linen"],
  'gallery-11': ['1200x800 68472d f3408a8b', "A brass balance weighing cinnamon quills against ground cinnamon"],
  'gallery-12': ['1200x800 8e785e 56ce0116', "Eight small bowls of ground spices arranged on slate, seen from above"],
  'gallery-13': ['1200x800 7f5933 009cede7', "The rolled ends of Alba quills, very close"],
  'gallery-14': ['1200x800 4e3628 d967a99c', "Black peppercorns, very close, lying on a walnut board"],
  'gallery-15': ['1200x800 9d9064 ecad1344', "Green cardamom pods on linen, very close"],
  'gallery-16': ['1200x800 745133 3829b9d1', "A stencilled wooden crate filled with cinnamon quills"],
  'gallery-17': ['1200x800 6a472a 7a17a033', "Bowls of turmeric, chili and peppercorns round a cinnamon quill on a walnut table"],
  'gallery-18': ['1200x800 884a18 bfe2d300', "Turmeric fingers on a hammered copper tray in side light"],
  'gallery-19': ['1200x800 593b25 cac52e7f', "Cinnamon quills standing in a stone pot, seen low"],
  'gallery-20': ['1200x800 9b6d43 a048a80c', "A nutmeg in its red mace on pale oak, very close"],
});
