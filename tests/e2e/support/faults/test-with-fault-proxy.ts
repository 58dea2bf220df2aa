import { test as base } from '#tests/e2e/support/test.ts';
import { startFaultProxy, type FaultProxy } from '#tests/support/fault-proxy.ts';

export const testWithFaultProxy = base.extend<{ faultProxy: FaultProxy }>({
  faultProxy: async ({}, use, { project }) => {
    const faultProxy = await startFaultProxy(Number(new URL(project.use.baseURL ?? '').port));
    await use(faultProxy);
    await faultProxy.close();
  },
  baseURL: async ({ faultProxy }, use) => use(`http://127.0.0.1:${faultProxy.port}`),
});
