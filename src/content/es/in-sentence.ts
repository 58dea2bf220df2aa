/** A name as it stands within a sentence: Spanish writes common names in lower case there. `Canela molida` becomes `canela molida`. */
export function inSentence(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1);
}
