import type { Page } from '@playwright/test';

/** The colours that the system gives to a page, as computed styles state them. */
export interface SystemColors {
  readonly ground: string;
  readonly ink: string;
}

export function readSystemColors(page: Page): Promise<SystemColors> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = 'CanvasText';
    const ink = getComputedStyle(probe).color;
    probe.remove();
    return { ground: getComputedStyle(document.body).backgroundColor, ink };
  });
}

/** Runs in the page: the controls in an element that look the same with and without the focus. */
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

/** Runs in the page: controls without a picture that have neither colour, line nor underline of their own. */
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
  // The caliper, which comes while the test moves the focus, is a drawing below its slider.
  return named
    .filter((control) => !/checkbox|radio|range/.test(control.getAttribute('type') ?? '') && isPlain(control))
    .map((control) => control.outerHTML.slice(0, 90));
}

/** Runs in the page: whether each element has an outline or a frame that the ground does not hide. */
export function areMarked(elements: readonly Element[], { ground }: SystemColors): boolean[] {
  return elements.map((element) => {
    const { outlineStyle, outlineColor, borderTopStyle, borderTopColor } = getComputedStyle(element);
    return (
      (outlineStyle !== 'none' && outlineColor !== ground) || (borderTopStyle !== 'none' && borderTopColor !== ground)
    );
  });
}

/** Runs in the page: whether each element has an outline that the ground does not hide. */
export function areOutlined(elements: readonly Element[], { ground }: SystemColors): boolean[] {
  return elements.map((element) => {
    const { outlineStyle, outlineColor } = getComputedStyle(element);
    return outlineStyle !== 'none' && outlineColor !== ground;
  });
}

/** Runs in the page: whether each button with a drawing has a frame and a colour that the ground does not hide. */
export function areFramed(buttons: readonly Element[], { ground }: SystemColors): boolean[] {
  return buttons
    .filter((button) => button.querySelector('svg'))
    .map((button) => {
      const { borderTopStyle, borderTopColor, color } = getComputedStyle(button);
      return borderTopStyle === 'solid' && borderTopColor !== ground && color !== ground;
    });
}

/** Runs in the page: whether each text of a drawing that is shown has the colour of the system's text. */
export function areInInk(texts: readonly Element[], { ink }: SystemColors): boolean[] {
  return texts.filter((text) => text.checkVisibility()).map((text) => getComputedStyle(text).fill === ink);
}

/**
 * Runs in the page: whether each button matches the selector of the chosen one, and the lines by which it is marked.
 */
export function readMarks(buttons: readonly Element[], chosen: string): { isChosen: boolean; lines: string }[] {
  return buttons.map((button) => {
    const lines = [undefined, '::before', '::after'].map((part) => {
      const { borderTop, borderBottom, outline, width, content } = getComputedStyle(button, part);
      return part === undefined ? outline : content === 'none' ? '' : [borderTop, borderBottom, width].join();
    });
    return { isChosen: button.matches(chosen), lines: lines.join() };
  });
}
