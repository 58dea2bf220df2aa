/** The names of grades are proper names: H2, C5 Special, Alba, Extra Special. */
const gradeName = /^(?:[A-Z]\d|Alba|Extra Special)/;

/**
 * A name as it stands within a sentence: Spanish writes common names in lower case there. `Canela molida` becomes
 * `canela molida`.
 */
export function toNameInSentence(name: string): string {
  return gradeName.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
