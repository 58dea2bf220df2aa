import { startFaultProxy, type FaultProxy } from '#tests/faults/fault-proxy.ts';
import { test as base } from './test.ts';

/** The test function of journeys with network faults: the browser reaches the site through a TCP proxy. */
export const test = base.extend<{ proxy: FaultProxy }>({
  proxy: async ({}, use, { project }) => {
    const proxy = await startFaultProxy(Number(new URL(project.use.baseURL ?? '').port));
    await use(proxy);
    await proxy.close();
  },
  baseURL: async ({ proxy }, use) => use(`http://127.0.0.1:${proxy.port}`),
});
