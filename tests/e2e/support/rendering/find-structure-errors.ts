import type { Page } from '@playwright/test';
import { byCss } from '#tests/e2e/support/finding/by-css.ts';

const meaninglessNames =
  /^(|read more|view more|more|here|click here|details|go|see it|link|button|open|change|remove|order now|leer más|ver más|más|aquí|detalles|ver|enlace|abrir|cambiar|quitar)$/i;
const controls = ['link', 'button', 'textbox', 'searchbox', 'spinbutton', 'combobox', 'checkbox', 'radio'] as const;

export async function findStructureErrors(page: Page): Promise<string[]> {
  return [...(await page.evaluate(findOutlineErrors)), ...(await findNameErrors(page))];
}

async function findNameErrors(page: Page): Promise<string[]> {
  const snapshot = (await byCss(page, 'body').ariaSnapshot()).split('\n');
  return controls.flatMap((role) => {
    const all = listNamedElements(snapshot, role);
    const targets = new Map(all.map(({ name, target }) => [name.toLowerCase(), target]));
    const meaningless = all.filter(({ name }) => meaninglessNames.test(name));
    const errors = meaningless.map(({ name, target }) => `${role} “${name}” ${target} says nothing`);
    if (role === 'link') {
      for (const { name, target } of all) {
        if (targets.get(name.toLowerCase()) !== target) errors.push(`links “${name}” lead to different pages`);
      }
    }
    if (role !== 'link' && targets.size !== all.length) {
      errors.push(`two of role ${role} have one name: ${all.map(({ name }) => name).join(', ')}`);
    }
    return errors;
  });
}

function listNamedElements(snapshot: readonly string[], role: (typeof controls)[number]) {
  return snapshot.flatMap((line, index) => {
    const found = new RegExp(`^ *- '?${role}\\b( "((?:[^"\\\\]|\\\\.)*)")?`).exec(line);
    if (!found) return [];
    return [{ name: found[2] ?? '', target: /\/url: (.*)$/.exec(snapshot[index + 1] ?? '')?.[1] ?? '' }];
  });
}

function findOutlineErrors(): string[] {
  const errors: string[] = [];
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.closest('[aria-hidden=true]') === null;
  const findVisible = (selector: string) => [...document.querySelectorAll(selector)].filter(isVisible);
  const describe = (element: Element) =>
    `${element.tagName} “${(element.textContent || element.getAttribute('alt') || '').trim().slice(0, 40)}”`;

  const headings = findVisible('h1, h2, h3, h4, h5, h6');
  if (headings.filter(({ tagName }) => tagName === 'H1').length !== 1) errors.push('not exactly one h1');
  let level = 0;
  for (const heading of headings) {
    const next = Number(heading.tagName[1]);
    if (next > level + 1) errors.push(`${describe(heading)} after level ${level}`);
    level = next;
  }

  for (const selector of ['header:not(main *)', 'main', 'footer:not(main *)']) {
    const count = document.querySelectorAll(selector).length;
    if (count !== 1) errors.push(`${count} of ${selector}`);
  }
  const landmarks = findVisible('nav, section[aria-labelledby], section[aria-label], form[aria-label]').map(
    (each) =>
      `${each.tagName} ${each.getAttribute('aria-label') ?? document.getElementById(each.getAttribute('aria-labelledby') ?? '')?.textContent}`,
  );
  for (const [index, landmark] of landmarks.entries()) {
    if (landmarks.indexOf(landmark) !== index) errors.push(`${landmark} twice`);
  }

  for (const picture of document.querySelectorAll('img')) {
    const alt = picture.getAttribute('alt');
    // Only the logo, or a picture in a control, table heading or label that names it, may have an empty alt text.
    if (alt === null || (alt === '' && !picture.matches(':is(a, button, label, th) *, [src$="/logo.svg"]'))) {
      errors.push(`no words for ${picture.src}`);
    }
  }

  // The reading order is the vertical one. Only the controls of a carousel come first, as the ARIA pattern requires.
  const isSlideshowControl = (element: Element) =>
    element.tagName === 'BUTTON' &&
    (element.closest('[aria-roledescription]') !== null ||
      /^(Pause|Play|Pausar|Reproducir) /.test(element.getAttribute('aria-label') ?? element.textContent ?? ''));
  // A sticky bar at the bottom of the window may lie above elements that are read before it.
  const isInBar = (element: Element): boolean =>
    element.parentElement !== null &&
    ((getComputedStyle(element).position === 'sticky' && getComputedStyle(element).bottom !== 'auto') ||
      isInBar(element.parentElement));
  const inReadingOrder = findVisible('main :is(a, button, input, select, textarea, h1, h2, h3, p, img)').filter(
    (element) => {
      const { width, height } = element.getBoundingClientRect();
      return width > 2 && height > 2 && !isSlideshowControl(element) && !isInBar(element);
    },
  );
  for (const [index, element] of inReadingOrder.entries()) {
    const before = inReadingOrder[index - 1]?.getBoundingClientRect();
    const box = element.getBoundingClientRect();
    if (before && box.bottom <= before.top + 1 && box.right > before.left && box.left < before.right) {
      errors.push(
        `${describe(element)} is drawn above ${describe(inReadingOrder[index - 1] ?? element)}, which is read before it`,
      );
    }
  }
  return errors;
}
