/* The functions that get elements run in the page: they can use nothing else of this module. */

import type { Page } from '@playwright/test';

export interface SystemColors {
  readonly background: string;
  readonly ink: string;
}

export function readSystemColors(page: Page): Promise<SystemColors> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'CanvasText';
    const ink = getComputedStyle(probe).color;
    probe.remove();
    return { background: getComputedStyle(document.body).backgroundColor, ink };
  });
}

export function readThemeColor(page: Page, name: string): Promise<string> {
  return page.evaluate((color) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = `var(--color-${color})`;
    const shown = getComputedStyle(probe).color;
    probe.remove();
    return shown;
  }, name);
}

export function findControlsWithoutFocusRing(root: Element): string[] {
  const toOutlines = (element: Element) =>
    [element, ...element.querySelectorAll('*')]
      .flatMap((each) => [getComputedStyle(each), getComputedStyle(each, '::after')])
      .map(({ outline, outlineOffset }) => `${outline} ${outlineOffset}`)
      .join();
  const controls = root.querySelectorAll<HTMLElement>('a, button, input, select, textarea, summary');
  return [...controls]
    .filter((control) => control.checkVisibility() && control.tabIndex >= 0)
    .filter((control) => {
      const shown = control.closest('label') ?? control;
      control.blur();
      const before = toOutlines(shown);
      control.focus({ focusVisible: true });
      return document.activeElement === control && toOutlines(shown) === before;
    })
    .map((control) => control.outerHTML.slice(0, 90));
}

export function findControlsLikeText(root: Element, { ink }: SystemColors): string[] {
  const controls = [...root.querySelectorAll<HTMLElement>('a, button, input, select, textarea')];
  const isPlain = (control: HTMLElement) => {
    const parts = [control, ...control.querySelectorAll('*')].map((part) => getComputedStyle(part));
    return !parts.some(
      ({ color, borderTopStyle, textDecorationLine }) =>
        color !== ink || borderTopStyle !== 'none' || textDecorationLine !== 'none',
    );
  };
  const named = controls.filter((control) => control.checkVisibility() && !control.querySelector('img, svg'));
  // Leaves out check boxes, radio buttons and sliders: the browser draws them, or they are invisible over a picture.
  return named
    .filter((control) => !/checkbox|radio|range/.test(control.getAttribute('type') ?? '') && isPlain(control))
    .map((control) => control.outerHTML.slice(0, 90));
}

export function listMarkStates(elements: readonly Element[], { background }: SystemColors): boolean[] {
  return elements.map((element) => {
    const { outlineStyle, outlineColor, borderTopStyle, borderTopColor } = getComputedStyle(element);
    return (
      (outlineStyle !== 'none' && outlineColor !== background) ||
      (borderTopStyle !== 'none' && borderTopColor !== background)
    );
  });
}

export function listOutlineStates(elements: readonly Element[], { background }: SystemColors): boolean[] {
  return elements.map((element) => {
    const { outlineStyle, outlineColor } = getComputedStyle(element);
    return outlineStyle !== 'none' && outlineColor !== background;
  });
}

export function listFrameStates(buttons: readonly Element[], { background }: SystemColors): boolean[] {
  return buttons.map((button) => {
    const { borderTopStyle, borderTopColor, color } = getComputedStyle(button);
    return borderTopStyle === 'solid' && borderTopColor !== background && color !== background;
  });
}

export function listInkStates(texts: readonly Element[], { ink }: SystemColors): boolean[] {
  return texts.map((text) => getComputedStyle(text).fill === ink);
}

export function readMarks(buttons: readonly Element[], chosen: string): { isChosen: boolean; lines: string }[] {
  return buttons.map((button) => {
    const lines = [undefined, '::before', '::after'].map((part) => {
      const { borderTop, borderBottom, outline, width, content } = getComputedStyle(button, part);
      return part === undefined ? outline : content === 'none' ? '' : [borderTop, borderBottom, width].join();
    });
    return { isChosen: button.matches(chosen), lines: lines.join() };
  });
}
