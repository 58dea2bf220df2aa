export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function findControls(scope: ParentNode | null | undefined): readonly Control[] {
  return [...(scope?.querySelectorAll<Control>('input, select, textarea') ?? [])];
}

export function hasChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    const initial = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
    return control.value !== initial?.value;
  }
  if (control instanceof HTMLInputElement && control.type === 'radio') {
    return control.checked && !control.defaultChecked;
  }
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    return control.checked !== control.defaultChecked;
  }
  return control.value !== control.defaultValue;
}
