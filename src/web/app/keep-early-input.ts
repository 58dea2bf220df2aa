import { findControls, hasChanged, type Control } from '#web/browser/controls.ts';

/**
 * Keeps what the visitor enters before hydration, which resets controls without a draft, such as check boxes, and
 * replaces all controls on a translated page. Captures their values and the focus, and restores both at the end of
 * hydration.
 */
export function keepEarlyInput(): void {
  const enterAgain = captureInput();
  new MutationObserver((_, observer) => {
    observer.disconnect();
    enterAgain();
  }).observe(document.documentElement, { attributeFilter: ['data-ready'] });
}

function captureInput(): () => void {
  const controls = findControls(document);
  const focused = controls.find((control) => control === document.activeElement);
  const changed = controls
    .map((control, index) => ({ control, index, value: control.value, isChecked: findCheckedState(control) }))
    .filter(({ control }) => hasChanged(control));
  return () => {
    const controlsNow = findControls(document);
    const toCurrentControl = (control: Control, index: number) => (control.isConnected ? control : controlsNow[index]);
    for (const { control, index, value, isChecked: wasChecked } of changed) {
      const currentControl = toCurrentControl(control, index);
      if (currentControl?.name !== control.name) continue;
      if (findCheckedState(currentControl) !== wasChecked) currentControl.click();
      else if (currentControl.value !== value) setTypedValue(currentControl, value);
    }
    if (focused && !focused.isConnected) controlsNow[controls.indexOf(focused)]?.focus();
  };
}

function findCheckedState(control: Control): boolean | undefined {
  return control.type === 'checkbox' || control.type === 'radio' ? (control as HTMLInputElement).checked : undefined;
}

/**
 * Calls the `value` setter of the prototype. React puts its own setter on each element, and ignores the events after a
 * value that was set by it.
 */
function setTypedValue(control: Control, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}
