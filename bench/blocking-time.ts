/** An event of a Chromium trace; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** CPU time of this thread. */
  readonly tdur?: number;
  readonly args: { readonly name?: string; readonly data?: { readonly documentLoaderURL?: string } };
}

export const traceCategories = ['toplevel', 'blink.user_timing', 'disabled-by-default-devtools.timeline'];

/**
 * Total blocking time in milliseconds: the time beyond 50 ms of each main-thread task after the first paint. Measured in
 * CPU time, so that other programs on the machine do not count.
 */
export function blockingTime(trace: Buffer, url: string, fcpMs: number): number {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  const start = traceEvents.find(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  );
  if (!start) throw new Error(`the trace does not show the navigation to ${url}`);
  const from = start.ts + fcpMs * 1000;
  return traceEvents
    .filter(({ name, pid, tid, ts }) => name === 'RunTask' && pid === start.pid && tid === start.tid && ts >= from)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, tdur / 1000 - 50), 0);
}
