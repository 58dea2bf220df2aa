import type { Locator } from '@playwright/test';

export type Buyer = ReturnType<typeof createBuyer>;

export function createBuyer() {
  const buyer = {
    taps: 0,
    fields: 0,
    scrolled: 0,
    tap: async (control: Locator) => {
      buyer.scrolled += await control.evaluate(scrollIntoSight);
      buyer.taps++;
      await control.click();
    },
    fill: async (control: Locator, text: string) => {
      buyer.scrolled += await control.evaluate(scrollIntoSight);
      buyer.fields++;
      await control.fill(text);
    },
    select: async (control: Locator, option: string) => {
      buyer.scrolled += await control.evaluate(scrollIntoSight);
      buyer.fields++;
      await control.selectOption(option);
    },
  };
  return buyer;
}

/** Runs in the page. Scrolls until nothing covers or cuts off the control; returns the distance in CSS pixels. */
async function scrollIntoSight(control: Element): Promise<number> {
  const notch = 10;
  const isInSight = () => {
    const { left, right, top, bottom } = control.getBoundingClientRect();
    return [top + 2, (top + bottom) / 2, bottom - 2].every((y) =>
      control.contains(document.elementFromPoint((left + right) / 2, y)),
    );
  };
  await document.fonts.ready;
  const start = window.scrollY;
  for (let before = -1; !isInSight() && before !== window.scrollY;) {
    before = window.scrollY;
    const isBelow = control.getBoundingClientRect().top > window.innerHeight / 2;
    window.scrollBy({ top: isBelow ? notch : -notch, behavior: 'instant' });
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  return Math.abs(window.scrollY - start);
}
