// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'state-empty-bowl': ['480x360 b49979 b5e25482', "An empty wooden bowl with a few stray peppercorns on cream plaster"],
  'state-empty-sack': ['480x360 a17c4b 94a30aaa', "A slack empty jute sack on pale oak with a few peppercorns in front"],
});
