/** Puts a text on the clipboard; false where the browser does not let the page do so. Call it in a click. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
