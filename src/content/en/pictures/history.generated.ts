// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'history-grade-alba': ['1200x900 c1ae93 241b7b90', "A tied bundle of Alba quills, pale gold and thinner than a pencil, on cream plaster"],
  'history-grade-c4': ['1200x900 b49c81 ca7817df', "A tied bundle of C4 quills, light brown and about thirteen millimetres across, on cream plaster"],
  'history-grade-c5': ['1200x900 b8a387 b39677bb', "A tied bundle of C5 quills, golden and about ten millimetres across, on cream plaster"],
  'history-grade-h1': ['1200x900 a68a71 2c8e71bf', "A tied bundle of stout H1 quills, about twenty-three millimetres across, on cream plaster"],
  'history-grade-h2': ['1200x900 a0846c 5d2fccdc', "A tied bundle of thick, dark H2 quills with heavy brown patches, on cream plaster"],
  'history-grade-m4': ['1200x900 ad9379 9c7eb34b', "A tied bundle of M4 quills, brown-spotted and about nineteen millimetres across, on cream plaster"],
  'history-grade-m5': ['1200x900 b1987e c891cdfa', "A tied bundle of M5 quills, mid-brown and about sixteen millimetres across, on cream plaster"],
  'history-grade-oil': ['1200x900 b9aa91 a3d1c7ce', "An amber dropper bottle of cinnamon leaf oil, a dish of oil and green cinnamon leaves on cream plaster"],
  'history-grade-powder': ['1200x900 bfac94 e8cca3b7', "Ground cinnamon heaped in a dark wooden bowl with two C5 quills on cream plaster"],
  'history-opening': ['1600x900 8e6a41 61985378', "A parchment sea map with a brass balance, a bundle of cinnamon quills, cloves and peppercorns"],
  'history-type-cassia': ['1200x900 a99480 f244594d', "Cassia: thick dark hollow curls of rough bark on cream plaster"],
  'history-type-ceylon': ['1200x900 c4af93 c30ba8a8', "True Ceylon cinnamon: thin pale quills rolled from many fine layers on cream plaster"],
  'history-type-korintje': ['1200x900 b09880 0025b3ec', "Korintje cinnamon: smooth hard double scrolls on cream plaster"],
  'history-type-saigon': ['1200x900 aa927d 6b25aefa', "Saigon cinnamon: broken chips of very thick dark bark on cream plaster"],
  'history-video-poster': ['1600x900 91693c 173fadad', "Tied cinnamon quills, peppercorns and cloves on an old parchment map"],
});
