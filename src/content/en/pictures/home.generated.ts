// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'home-banner': ['1600x686 7b5634 097d46c0', "Cloves and a cinnamon quill in the foreground of a table of spices, seen low across walnut boards"],
  'home-card-cardamom': ['1600x1200 a09166 1b71557d', "Green cardamom pods in a dark stone bowl with a few pods on linen"],
  'home-card-cinnamon': ['1600x1200 7d5938 a6d35dc6', "A bundle of cinnamon quills tied with twine, ends to the camera, on walnut"],
  'home-card-cloves': ['1600x1200 5b4231 39205d70', "Cloves spilling from a wooden scoop onto dark slate"],
  'home-card-pepper': ['1200x900 755737 1f4b2f19', "A jute sack filled to the brim with black peppercorns"],
  'home-film-poster': ['1600x900 6e482b a609a55c', "A bundle of Ceylon cinnamon quills among bowls of ground and whole spices on a walnut table"],
  'home-hero': ['1920x1080 6b472b e98b72b4', "A bundle of Ceylon cinnamon quills on a long walnut table with bowls of turmeric, chili, ground cinnamon, pepper and cardamom"],
  'home-intro': ['1200x900 896644 e762124f', "Cinnamon quills, nutmegs and cardamom on a walnut table in side light"],
  'home-showcase-cinnamon': ['1200x900 ae8655 9af56942', "A tied bundle of cinnamon quills, a bowl of short cut pieces and a bowl of ground cinnamon on pale oak"],
  'home-showcase-powders': ['1200x900 724c2b 4dd64404', "Bowls of turmeric, chili and cinnamon powder with cinnamon sticks on walnut boards"],
  'home-showcase-whole': ['1600x1200 9a8261 2e66df0e', "Bowls of cardamom, black pepper and cloves with nutmeg, mace and cinnamon sticks on linen"],
});
