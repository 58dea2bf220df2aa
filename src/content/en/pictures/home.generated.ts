// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'home-banner': ['1600x686 785433 6f05c688', "A tied bundle of cinnamon quills on walnut boards with bowls of spices, peppercorns and a few cloves, seen low"],
  'home-card-cardamom': ['1600x1200 9c8d64 a7f09745', "Green cardamom pods in a dark stone bowl with a few pods on linen"],
  'home-card-cinnamon': ['1600x1200 6e4e33 2bfc7bc3', "A bundle of cinnamon quills tied with twine, ends to the camera, on walnut"],
  'home-card-cloves': ['1600x1200 574030 895d97f1', "Cloves spilling from a wooden scoop onto dark slate"],
  'home-card-pepper': ['1600x1200 735837 aa26ee60', "A jute sack filled to the brim with black peppercorns"],
  'home-film-poster': ['1600x900 6d492b cc3b4170', "A bundle of Ceylon cinnamon quills among bowls of ground and whole spices on a walnut table"],
  'home-hero': ['1920x1080 6a482c d8f53fd6', "A bundle of Ceylon cinnamon quills on a long walnut table with bowls of turmeric, chili, ground cinnamon, pepper and cardamom"],
  'home-intro': ['1600x1200 856241 584fb35b', "Cinnamon quills, nutmegs and cardamom on a walnut table in side light"],
  'home-showcase-cinnamon': ['1600x1200 ad8659 dc7eee61', "A tied bundle of cinnamon quills, a bowl of short cut pieces and a bowl of ground cinnamon on pale oak"],
  'home-showcase-powders': ['1600x1200 704a2a 558222a4', "Bowls of turmeric, chili and cinnamon powder with a cinnamon stick on walnut boards"],
  'home-showcase-whole': ['1600x1200 a79072 3e3b2e3c', "Bowls of cardamom, black pepper and cloves with nutmeg, mace and cinnamon sticks on linen"],
});
