import type { CDPSession, Page } from '@playwright/test';

interface Point {
  readonly x: number;
  readonly y: number;
}

export async function createFingers(page: Page) {
  const session: CDPSession = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints.map((point, id) => ({ ...point, id })) });
  const move = async (from: readonly Point[], to: readonly Point[], steps = 10) => {
    for (let step = 1; step <= steps; step++) {
      const interpolate = (one: number, other: number) => one + ((other - one) * step) / steps;
      await send(
        'touchMove',
        from.map(({ x, y }, id) => ({ x: interpolate(x, to[id]?.x ?? x), y: interpolate(y, to[id]?.y ?? y) })),
      );
    }
  };
  return {
    putDown: (...points: Point[]) => send('touchStart', points),
    move: (from: Point, to: Point) => move([from], [to]),
    lift: () => send('touchEnd', []),
    swipe: async (from: Point, to: Point) => {
      await send('touchStart', [from]);
      await move([from], [to]);
      await send('touchEnd', []);
    },
    pinch: async (from: readonly [Point, Point], to: readonly [Point, Point]) => {
      await send('touchStart', from);
      await move(from, to);
      await send('touchEnd', []);
    },
  };
}
