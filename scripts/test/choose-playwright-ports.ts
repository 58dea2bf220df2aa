import { getFreePort } from '#scripts/support/get-free-port.ts';
import type { Variables } from '#scripts/support/run-process.ts';

export async function choosePlaywrightPorts(): Promise<Variables> {
  return {
    E2E_PORT: process.env.E2E_PORT ?? String(await getFreePort()),
    THIRD_PARTY_PORT: String(await getFreePort()),
  };
}
