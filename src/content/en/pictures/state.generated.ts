// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'state-empty-bowl': ['1200x900 b39777 88777e39', "An empty wooden bowl with a few stray peppercorns on cream plaster"],
  'state-empty-sack': ['1200x900 a17c4a c63aaf83', "A slack empty jute sack on pale oak with a few peppercorns in front"],
});
