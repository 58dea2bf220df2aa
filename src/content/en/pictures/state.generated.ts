// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'state-empty-bowl': ['1200x900 ae977f 1d4a300f', "An empty wooden bowl with a few stray peppercorns on cream plaster"],
  'state-empty-scoop': ['1200x900 baa388 603385db', "An empty wooden scoop on linen with a few peppercorns in front of it"],
});
