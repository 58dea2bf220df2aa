// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'history-grade-alba': ['480x360 c3ab87 79976cdb', "A tied bundle of Alba quills, pale gold and thinner than a pencil, on cream plaster"],
  'history-grade-c4': ['480x360 b49873 b9c9a0da', "A tied bundle of C4 quills, light brown and about thirteen millimetres across, on cream plaster"],
  'history-grade-c5': ['480x360 ba9e79 30debe05', "A tied bundle of C5 quills, golden and about ten millimetres across, on cream plaster"],
  'history-grade-h1': ['480x360 aa8864 57070860', "A tied bundle of stout H1 quills, about twenty-three millimetres across, on cream plaster"],
  'history-grade-h2': ['480x360 a88a69 1222fc6e', "A tied bundle of thick, dark H2 quills with heavy brown patches, on cream plaster"],
  'history-grade-m4': ['480x360 ab8b68 96ec575d', "A tied bundle of M4 quills, brown-spotted and about nineteen millimetres across, on cream plaster"],
  'history-grade-m5': ['480x360 b0936e a3a62c40', "A tied bundle of M5 quills, mid-brown and about sixteen millimetres across, on cream plaster"],
  'history-grade-oil': ['480x360 bca884 a81251ef', "An amber dropper bottle of cinnamon leaf oil, a dish of oil and green cinnamon leaves on cream plaster"],
  'history-grade-powder': ['480x360 bfa886 cc46ad34', "Ground cinnamon heaped in a dark wooden bowl with two C5 quills on cream plaster"],
  'history-opening': ['1600x900 8c6841 3701a092', "A parchment sea map with a brass balance, a bundle of cinnamon quills, cloves and peppercorns"],
  'history-type-cassia': ['480x360 ae9678 05257b18', "Cassia: thick dark hollow curls of rough bark on cream plaster"],
  'history-type-ceylon': ['480x360 c7b08d 6c8b5abd', "True Ceylon cinnamon: thin pale quills rolled from many fine layers on cream plaster"],
  'history-type-korintje': ['480x360 a88062 3b9ebd01', "Korintje cinnamon: smooth hard double scrolls on cream plaster"],
  'history-type-saigon': ['480x360 aa845f 3aa7dc74', "Saigon cinnamon: broken chips of very thick dark bark on cream plaster"],
  'history-video-poster': ['480x270 916a3c 39d03ab7', "Cinnamon quills lying on an old parchment map in low light"],
});
