import { useState } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { getField, press, typeText } from '#tests/unit/support/elements.ts';
import { render } from '#tests/unit/support/render.tsx';
import { listPanelTexts } from '#text/list/list-panel.ts';
import { AddRows } from './add-rows.tsx';

test('if no row is complete any more when the email is sent, the form says so and adds nothing', () => {
  const onAdd = vi.fn<(email: string) => void>();
  function Editor() {
    const [completeCount, setCompleteCount] = useState(1);
    return (
      <MemoryRouter>
        <button onClick={() => setCompleteCount(0)}>Empty the rows</button>
        <AddRows email={undefined} completeCount={completeCount} rowCount={1} onAdd={onAdd} />
      </MemoryRouter>
    );
  }
  const container = render(<Editor />);
  press(container, listPanelTexts.add(1, 1));
  press(container, 'Empty the rows');
  typeText(getField(container, listPanelTexts.emailFor), 'ana@example.com');
  press(container, listPanelTexts.add(0, 1));
  expect(container.textContent).toContain(listPanelTexts.nothingToAdd);
  expect(onAdd).not.toHaveBeenCalled();
});
