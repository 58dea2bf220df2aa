/** An expectation then has no limit but that of its test: many calls may take longer than the usual 20 s. */
export const untilTestTimesOut = { timeout: 0 } as const;
