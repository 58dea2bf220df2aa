/**
 * Why a field is missing or must be confirmed. `open-number` is neither amount nor details, `unclear` an amount whose words do
 * not say what the numbers are, `disagree` a total that is not that of the packs.
 */
export const doubtNames = [
  'not-stated',
  'unknown',
  'several',
  'other-words',
  'open-number',
  'unclear',
  'two-readings',
  'disagree',
  'too-long',
] as const;
export type Doubt = (typeof doubtNames)[number];
