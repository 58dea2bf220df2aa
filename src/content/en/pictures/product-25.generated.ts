// Made by `npm run media` from pictures.generated.ts and picture-words.ts; do not edit.
import { addPictures } from '#content/en/pictures.ts';

addPictures({
  'product-25-detail-1': ['1200x900 a58462 94512295', "Close view: ground nutmeg"],
  'product-25-detail-2': ['1200x900 b9a285 22fc696c', "Ground nutmeg and whole nutmegs seen from above"],
});
