import { controlsOf, hasChanged, type Control } from '#web/storage/controls.ts';

/**
 * Keeps what fields outside of forms with a draft hold, such as check boxes and selects: hydration sets them back. Returns a
 * function to call after hydration: it enters the same again, by events.
 */
export function keepEarlyInput(): () => void {
  const kept = controlsOf(document)
    .filter(hasChanged)
    .map((control) => ({ control, value: control.value, isChecked: isChecked(control) }));
  return () => {
    for (const { control, value, isChecked: wasChecked } of kept) {
      if (isChecked(control) !== wasChecked) control.click();
      else if (control.value !== value) enter(control, value);
    }
  };
}

function isChecked(control: Control): boolean | undefined {
  return 'checked' in control ? control.checked : undefined;
}

/** The setter of the element itself tells React that nothing has changed. */
function enter(control: Control, value: string): void {
  const prototype: unknown = Object.getPrototypeOf(control);
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}
