/**
 * The note stands beside pictures of goods and machines, unless `picturesAreIllustrations` in `company.ts` is false.
 */
export const illustrationNote = 'Las imágenes son ilustrativas. Para fotografías de su lote, escríbanos.';
