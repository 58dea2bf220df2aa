import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDisposableFolder } from '#scripts/support/disposable-folder.ts';
import { until } from '#scripts/support/until.ts';
import { createServerProcess, defaultLimits, type ServerProcess } from '#tests/support/server-process.ts';
import { orderPageTexts } from '#text/pages/order.ts';
import { button, field, type Browser, type Control } from './browser.ts';

/** Paths leave out `base`, the prefix of the locale: a Spanish visit also opens `/about`, not `/es/about`. */
export interface Visit {
  readonly browser: Browser;
  readonly server: ServerProcess;
  readonly open: (path: string) => Promise<void>;
  readonly follow: (control: Control, heading: string) => Promise<void>;
  readonly fill: (name: string, text: string) => Promise<void>;
  readonly fillEmail: (email: string) => Promise<void>;
  readonly waitForControl: (control: Control) => Promise<void>;
  readonly waitForText: (text: string) => Promise<void>;
  readonly readPath: () => Promise<string>;
  readonly keepPicture: (name: string) => Promise<void>;
  readonly readStoredItems: (email: string) => Promise<unknown>;
  readonly end: () => Promise<void>;
}

export async function startVisit(launch: () => Promise<Browser>, base: string): Promise<Visit> {
  const folder = makeDisposableFolder('browsers');
  const server = await createServerProcess({
    DATABASE_URL: `sqlite:${join(folder.path, 'site.sqlite')}`,
    ...defaultLimits,
  });
  await server.start();
  const browser = await launch();
  const readHeading = () => browser.evaluate(() => document.querySelector('#content h1')?.textContent);
  const fill = async (name: string, text: string) => {
    await browser.click(field(name));
    await browser.evaluate(() => {
      if (document.activeElement instanceof HTMLInputElement) document.activeElement.select();
    });
    await browser.type(text);
  };

  return {
    browser,
    server,
    open: async (path) => {
      await browser.open(server.url + base + path);
      await until(`the script of ${path}`, () => browser.evaluate(isReady));
    },
    follow: async (control, title) => {
      await browser.click(control);
      await until(`the page ${title}`, async () => (await readHeading()) === title);
    },
    fill,
    fillEmail: async (email) => {
      const other = button(`${orderPageTexts.change} ${orderPageTexts.changeWhat}`);
      if (await browser.has(other)) await browser.click(other);
      await fill(orderPageTexts.email, email);
    },
    waitForControl: async (control) => {
      await until(control.name, () => browser.has(control));
    },
    waitForText: async (text) => {
      const words = text.replaceAll(/\s+/g, ' ');
      await until(text, async () => (await browser.evaluate(readShownText)).includes(words));
    },
    readPath: () => browser.evaluate(() => location.pathname + location.search),
    keepPicture: async (name) => {
      mkdirSync('test-results', { recursive: true });
      writeFileSync(
        `test-results/${browser.name} ${name.replaceAll(/[^\w ]/g, '')}.png`,
        await browser.takeScreenshot(),
      );
    },
    readStoredItems: async (email) => (await fetch(`${server.url}/api/cart?email=${encodeURIComponent(email)}`)).json(),
    end: async () => {
      await browser.close();
      await server.stop('SIGTERM');
      folder.remove();
    },
  };
}

export function isReady(): boolean {
  return document.documentElement.hasAttribute('data-ready');
}

function readShownText(): string {
  return document.body.innerText.replaceAll(/\s+/g, ' ');
}
