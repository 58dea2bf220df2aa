// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'technology-panel-1': ['1200x900 897862 9539e79e', "A brass pressure gauge on a steel steam vessel"],
  'technology-panel-2': ['1200x900 6a5440 97ac28ad', "Peppercorns in free fall in front of a sorter lamp"],
  'technology-slide-1': ['1600x900 836b53 7f6dc0c4', "A stainless steel steam steriliser with a brass pressure gauge, bolted flanges and copper pipes"],
  'technology-slide-2': ['1600x900 765b43 0da24a21', "Powder on a fine wire sieve, with grains passing through the mesh"],
  'technology-slide-3': ['1600x900 6c543b cc70495b', "The open end of a rotary mill drum with ground cinnamon below it"],
  'technology-slide-4': ['1600x900 6e5b48 1d008608', "Black peppercorns sliding down a steel chute towards the lenses of a colour sorter"],
  'technology-slide-5': ['1600x900 8f7658 a0bfb108', "Kraft pouches labelled Ceylon Cinnamon moving along a roller conveyor in a packing hall"],
});
