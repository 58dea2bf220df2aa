import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Builder, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { getFreePort } from '#scripts/support/get-free-port.ts';
import { until } from '#scripts/support/until.ts';
import { webkitDriverPath } from '#scripts/test/firefox-and-webkit.ts';
import type { Browser, Control } from './browser.ts';
import { bringToMiddle, findControl } from './find-control.ts';
import { createGtkSettings } from './gtk-settings.ts';
import { openVirtualScreen } from './open-virtual-screen.ts';

const keys = { Escape: Key.ESCAPE, ArrowRight: Key.ARROW_RIGHT } as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

export async function launchWebKit(): Promise<Browser> {
  const screen = await openVirtualScreen();
  const settings = createGtkSettings();
  const { service, driver } = await startDriver({
    DISPLAY: screen.display,
    GDK_BACKEND: 'x11',
    XDG_CONFIG_HOME: settings.path,
  });
  const stopService = () => void service.kill();
  process.once('exit', stopService);
  let messages: string[] = [];
  let toolBarHeight = 0;
  // The driver has no command for the console, which the browser writes to their common standard output.
  createInterface(service.stdout).on('line', (line) => {
    if (/^CONSOLE \w+ (ERROR|WARN)/.test(line)) messages.push(line);
  });
  const first = await driver.getWindowHandle();

  return {
    name: 'WebKit',
    open: (url) => driver.get(url),
    goBack: () => driver.navigate().back(),
    evaluate: (run, ...given) => driver.executeScript(run, ...given),
    has: async (control) => (await find(driver, control)) !== undefined,
    click: async (control) => {
      const element = await until(control.name, () => find(driver, control));
      await driver.executeScript(bringToMiddle, element);
      await element.click();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    press: (key) => driver.actions().sendKeys(keys[key]).perform(),
    resize: async (width, height) => {
      await until(`a window of ${width} x ${height}`, async () => {
        await driver
          .manage()
          .window()
          .setRect({ x: 0, y: 0, width, height: height + toolBarHeight });
        const inner = await driver.executeScript<Size>(() => ({ width: innerWidth, height: innerHeight }));
        if (inner.width !== width) return false;
        toolBarHeight += height - inner.height;
        return inner.height === height;
      });
    },
    takeScreenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    closeOtherTabs: async () => {
      const others = (await driver.getAllWindowHandles()).filter((handle) => handle !== first);
      for (const other of others) {
        await driver.switchTo().window(other);
        await driver.close();
      }
      await driver.switchTo().window(first);
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
    close: async () => {
      await driver.quit();
      const ended = once(service, 'exit');
      process.off('exit', stopService);
      stopService();
      await ended;
      screen.close();
      settings.remove();
    },
  };
}

/**
 * Starts the driver again if it hangs, as one start in ten does, or if another process has taken its port. Each attempt
 * waits twice as long for a session as the one before, so that a slow machine gets one too.
 */
async function startDriver(environment: Readonly<Record<string, string>>) {
  for (let timeoutMs = 4000; ; timeoutMs *= 2) {
    const port = await getFreePort();
    const service = spawn(webkitDriverPath, [`--port=${port}`, '--host=127.0.0.1'], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    try {
      const driver = await until('WebKitWebDriver', () => connect(`http://127.0.0.1:${port}`), { timeoutMs });
      return { service, driver };
    } catch (error) {
      service.kill();
      if (timeoutMs > 30_000) throw error;
    }
  }
}

function connect(url: string): Promise<WebDriver> {
  const capabilities = {
    browserName: 'MiniBrowser',
    proxy: { proxyType: 'manual', httpProxy: '127.0.0.1:9', sslProxy: '127.0.0.1:9', noProxy: ['127.0.0.1'] },
    'webkitgtk:browserOptions': {
      args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
    },
  };
  return Promise.resolve(new Builder().usingServer(url).withCapabilities(capabilities).build());
}

async function find(driver: WebDriver, control: Control): Promise<WebElement | undefined> {
  return (await driver.executeScript<WebElement | null>(findControl, control)) ?? undefined;
}
