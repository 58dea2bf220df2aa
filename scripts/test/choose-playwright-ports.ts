import type { Variables } from '#scripts/support/run-tool.ts';
import { freePort } from './free-port.ts';

export async function choosePlaywrightPorts(): Promise<Variables> {
  return {
    E2E_PORT: process.env.E2E_PORT ?? String(await freePort()),
    THIRD_PARTY_PORT: String(await freePort()),
  };
}
