import { launch, type ElementHandle, type Page } from 'puppeteer-core';
import { until } from '#scripts/support/until.ts';
import { firefoxPath } from '#scripts/test/firefox-and-webkit.ts';
import type { Browser, Control } from './browser.ts';
import { bringToMiddle, findControl } from './find-control.ts';

export async function launchFirefox(): Promise<Browser> {
  const firefox = await launch({
    browser: 'firefox',
    executablePath: firefoxPath,
    extraPrefsFirefox: {
      'ui.useOverlayScrollbars': 1,
      // Nothing listens at this proxy, so no other host is reached. The loopback address never goes through it.
      'network.proxy.type': 1,
      'network.proxy.http': '127.0.0.1',
      'network.proxy.http_port': 9,
      'network.proxy.ssl': '127.0.0.1',
      'network.proxy.ssl_port': 9,
    },
  });
  const [page = await firefox.newPage()] = await firefox.pages();
  await page.evaluateOnNewDocument(spellOutErrors);
  let messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));

  return {
    name: 'Firefox',
    open: async (url) => void (await page.goto(url)),
    goBack: async () => void (await page.goBack()),
    evaluate: (run, ...given) => page.evaluate(run as unknown as (...all: unknown[]) => never, ...given),
    has: async (control) => (await find(page, control)) !== undefined,
    click: async (control) => {
      const element = await until(control.name, () => find(page, control));
      await element.evaluate(bringToMiddle);
      await element.click();
      await element.dispose();
    },
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    takeScreenshot: () => page.screenshot(),
    printPdf: () => page.pdf({ format: 'A4' }),
    closeOtherTabs: async () => {
      const others = (await firefox.pages()).filter((each) => each !== page);
      for (const other of others) await other.close();
      await page.bringToFront();
      return others.length;
    },
    takeMessages: () => {
      const taken = messages;
      messages = [];
      return taken;
    },
    discardMessages: () => {
      messages = [];
    },
    close: () => firefox.close(),
  };
}

/** Runs in each new page: a console message reaches the test without the text of an error in it. */
function spellOutErrors(): void {
  const { error: log } = console;
  console.error = (...values: unknown[]) =>
    log(...values.map((value) => (value instanceof Error ? `${value}\n${value.stack}` : value)));
}

async function find(page: Page, control: Control): Promise<ElementHandle | undefined> {
  const found = await page.evaluateHandle(findControl, control);
  return (found.asElement() as ElementHandle | null) ?? undefined;
}
