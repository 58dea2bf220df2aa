// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-01-main': ['1600x1200 8c5d36 b8668b7c', "A heap of short cinnamon off-cuts, trimmed quill ends of mixed thickness, on pale oak boards"],
  'product-02-main': ['1600x1200 987657 76eaf568', "Broken cinnamon quillings heaped in a wooden bowl on linen"],
  'product-03-main': ['1600x1200 946c45 f82dfa2a', "Hamburg H1 cinnamon quills over two centimetres thick, stacked in a pyramid on pale oak beside a ball of twine"],
  'product-04-main': ['1600x1200 5a341f e53fb4cb', "A twine-tied bundle of thick, dark Hamburg H2 cinnamon quills on walnut boards"],
  'product-05-main': ['1600x1200 5a3e2f 5f23a724', "Thick H2 Super cinnamon quills stacked crosswise on dark slate"],
  'product-06-main': ['1600x1200 96704d 07cfb14d', "A tied bundle of M4 cinnamon quills with brown-spotted bark on linen"],
  'product-07-main': ['1600x1200 6e4c34 d7a9d4e3', "M5 cinnamon quills standing upright in a stone pot on walnut boards"],
  'product-08-main': ['1600x1200 836245 f9110028', "A tied bundle of Continental C4 cinnamon quills on cream linen with two loose quills"],
  'product-09-main': ['1600x1200 68533d 4ac1554f', "Continental C5 cinnamon quills stacked in a pyramid on dark slate"],
  'product-10-main': ['1600x1200 a98757 0a99b44f', "A tied bundle of slender C5 Special cinnamon quills on pale oak with cinnamon leaves"],
  'product-11-main': ['1600x1200 c3b297 c187be6e', "Extra Special cinnamon quills, thin and pale, standing in a grey-green ceramic pot against cream plaster"],
  'product-12-main': ['1600x1200 a98d68 85f2baf5', "A tied bundle of Alba cinnamon quills, pencil-thin, smooth and golden, on linen"],
  'product-13-main': ['1600x1200 9a784f d043cd5e', "Amber dropper bottles of cinnamon leaf oil with green cinnamon leaves and a dish of oil on pale oak"],
  'product-14-main': ['1600x1200 7e593f 5625f4c5', "Ground cinnamon heaped in a ceramic bowl with cinnamon sticks on walnut boards"],
});
