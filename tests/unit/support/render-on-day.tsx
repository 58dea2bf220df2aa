import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { onTestFinished, vi } from 'vitest';
import { render } from './render.tsx';

export function renderOnDay(day: string, element: ReactNode): HTMLElement {
  vi.useFakeTimers({ now: new Date(`${day}T12:00:00Z`), toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  return render(<MemoryRouter>{element}</MemoryRouter>);
}
