// @vitest-environment happy-dom
import { act, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { findElement } from '#tests/unit/support/elements.ts';
import { render } from '#tests/unit/support/render.tsx';
import { listPanelTexts } from '#text/list/list-panel.ts';
import { AddRows } from './add-rows.tsx';

test('if no row is complete any more when the e-mail is sent, the form says so and adds nothing', () => {
  const onAdd = vi.fn<(email: string) => void>();
  function Editor() {
    const [completeCount, setCompleteCount] = useState(1);
    return (
      <MemoryRouter>
        <input type="reset" onClick={() => setCompleteCount(0)} />
        <AddRows email={undefined} completeCount={completeCount} rowCount={1} onAdd={onAdd} />
      </MemoryRouter>
    );
  }
  const container = render(<Editor />);
  act(() => findElement(container, 'button', HTMLButtonElement).click());
  act(() => findElement(container, 'input[type=reset]', HTMLInputElement).click());
  const field = findElement(container, 'input[type=email]', HTMLInputElement);
  // Uses the prototype's setter. React replaces the field's own setter, and after a call of that one it would ignore
  // the event.
  Reflect.set(HTMLInputElement.prototype, 'value', 'ana@example.com', field);
  act(() => void field.dispatchEvent(new Event('input', { bubbles: true })));
  act(() => findElement(container, 'button[type=submit]', HTMLButtonElement).click());
  expect(container.textContent).toContain(listPanelTexts.nothingToAdd);
  expect(onAdd).not.toHaveBeenCalled();
});
