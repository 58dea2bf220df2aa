// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'history-grade-alba': ['1200x900 c4ad8a 8980eb2c', "A tied bundle of Alba quills, pale gold and thinner than a pencil, on cream plaster"],
  'history-grade-c4': ['1200x900 b89d79 55c17add', "A tied bundle of C4 quills, light brown and about thirteen millimetres across, on cream plaster"],
  'history-grade-c5': ['1200x900 bca27e 73c71229', "A tied bundle of C5 quills, golden and about ten millimetres across, on cream plaster"],
  'history-grade-h1': ['1200x900 ae8f6b a9d8fdc8', "A tied bundle of stout H1 quills, about twenty-three millimetres across, on cream plaster"],
  'history-grade-h2': ['1200x900 a78767 9fb0648f', "A tied bundle of thick, dark H2 quills with heavy brown patches, on cream plaster"],
  'history-grade-m4': ['1200x900 af926e 478c44b8', "A tied bundle of M4 quills, brown-spotted and about nineteen millimetres across, on cream plaster"],
  'history-grade-m5': ['1200x900 b49874 eb2238f6', "A tied bundle of M5 quills, mid-brown and about sixteen millimetres across, on cream plaster"],
  'history-grade-oil': ['1200x900 bba783 1d89b897', "An amber dropper bottle of cinnamon leaf oil, a dish of oil and green cinnamon leaves on cream plaster"],
  'history-grade-powder': ['1200x900 c0a988 aa0ebea4', "Ground cinnamon heaped in a dark wooden bowl with two C5 quills on cream plaster"],
  'history-opening': ['1600x900 8c6841 3701a092', "A parchment sea map with a brass balance, a bundle of cinnamon quills, cloves and peppercorns"],
  'history-type-cassia': ['1200x900 ac9475 ed6ca486', "Cassia: thick dark hollow curls of rough bark on cream plaster"],
  'history-type-ceylon': ['1200x900 c7af8b 13c221e5', "True Ceylon cinnamon: thin pale quills rolled from many fine layers on cream plaster"],
  'history-type-korintje': ['1200x900 bda687 418de91d', "Korintje cinnamon: smooth hard double scrolls on cream plaster"],
  'history-type-saigon': ['1200x900 a8815b 660fa7bf', "Saigon cinnamon: broken chips of very thick dark bark on cream plaster"],
  'history-video-poster': ['1600x900 916a3d 1a3f99a2', "Cinnamon quills lying on an old parchment map in low light"],
});
