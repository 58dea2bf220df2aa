/**
 * With invoker commands, a button opens and closes a dialog by its attributes alone, also before the scripts have
 * loaded.
 */
export function hasInvokerCommands(): boolean {
  return 'commandForElement' in HTMLButtonElement.prototype;
}
