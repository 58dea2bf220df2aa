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
    // Of a group of radio buttons only the newly checked one counts as changed, because its value is that of the group.
    return control.checked && !control.defaultChecked;
  }
  if (control instanceof HTMLInputElement && control.type === 'checkbox') {
    return control.checked !== control.defaultChecked;
  }
  return control.value !== control.defaultValue;
}

export function readChangedValues(
  scope: ParentNode | null | undefined,
  names: readonly string[],
): Record<string, string> {
  const changed = findControls(scope).filter((control) => names.includes(control.name) && hasChanged(control));
  return Object.fromEntries(changed.map(({ name, value }) => [name, value]));
}

export function resetControls(scope: ParentNode | null | undefined): void {
  for (const control of findControls(scope)) {
    if (control instanceof HTMLSelectElement) {
      for (const option of control.options) option.selected = option.defaultSelected;
    } else if (control instanceof HTMLInputElement && /^(?:radio|checkbox)$/.test(control.type)) {
      control.checked = control.defaultChecked;
    } else control.value = control.defaultValue;
  }
}
