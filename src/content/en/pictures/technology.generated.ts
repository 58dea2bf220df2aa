// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'technology-panel-1': ['1200x900 7c6b57 3d03aae2', "A brass pressure gauge on a steel steam vessel"],
  'technology-panel-2': ['1200x900 695542 b0713e89', "Peppercorns in free fall in front of a sorter lamp"],
  'technology-slide-1': ['1600x900 78614b 1053af31', "A stainless steel steam steriliser with a brass pressure gauge, bolted flanges and copper pipes"],
  'technology-slide-2': ['1600x900 816851 ca1ceeb5', "Ground cinnamon falling onto a heap on a fine wire sieve"],
  'technology-slide-3': ['1600x900 674b32 d9075cfb', "The open end of a rotary mill drum with ground cinnamon below it"],
  'technology-slide-4': ['1600x900 5b4c3e 8df2efc8', "Black peppercorns sliding down a steel chute towards the lenses of a colour sorter"],
  'technology-slide-5': ['1600x900 90795e d81a65c3', "Kraft pouches labelled Ceylon Cinnamon moving along a roller conveyor in a packing hall"],
});
