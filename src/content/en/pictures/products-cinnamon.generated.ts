// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-01-main': ['1200x900 8f6039 ad615152', "A heap of short cinnamon off-cuts, trimmed quill ends of mixed thickness, on pale oak boards"],
  'product-02-main': ['1200x900 957453 0b1b9359', "Broken cinnamon quillings heaped in a wooden bowl on linen"],
  'product-03-main': ['1200x900 a07749 126c4fc1', "Hamburg H1 cinnamon quills over two centimetres thick, stacked in a pyramid on pale oak beside a coil of twine"],
  'product-04-main': ['1200x900 643d25 09ecc20b', "A twine-tied bundle of thick, dark Hamburg H2 cinnamon quills on walnut boards"],
  'product-05-main': ['1200x900 6d5037 a4773db9', "Thick H2 Super cinnamon quills stacked crosswise on dark slate"],
  'product-06-main': ['1200x900 a0774d df8c6432', "A tied bundle of M4 cinnamon quills with brown-spotted bark on linen"],
  'product-07-main': ['1200x900 5e3f29 02cd0df2', "M5 cinnamon quills standing upright in a stone pot on walnut boards"],
  'product-08-main': ['1200x900 a1794f 49f4c3e7', "A tied bundle of Continental C4 cinnamon quills on cream linen with two loose quills"],
  'product-09-main': ['1200x900 7f6952 f6a9019b', "Continental C5 cinnamon quills stacked in a pyramid on dark slate"],
  'product-10-main': ['1200x900 a9834f efe4a3df', "A tied bundle of slender C5 Special cinnamon quills on pale oak with cinnamon leaves"],
  'product-11-main': ['1200x900 cbb48f 18bbb26e', "Extra Special cinnamon quills, thin and pale, standing in a ceramic pot against cream plaster"],
  'product-12-main': ['1600x1200 9b7a54 8c1b50ed', "A tied bundle of Alba cinnamon quills, pencil-thin, smooth and golden, on linen"],
  'product-13-main': ['1200x900 9c7b53 f9408095', "Amber dropper bottles of cinnamon leaf oil with green cinnamon leaves and a dish of oil on pale oak"],
  'product-14-main': ['1600x1200 805b40 f7aba49c', "Ground cinnamon heaped in a ceramic bowl with cinnamon sticks on walnut boards"],
});
