/**
 * The note stands beside pictures of goods and machines, unless `picturesAreIllustrations` in `company.ts` is false.
 */
export const illustrationNote = 'The pictures are illustrations. Ask us for photographs of your lot.';
