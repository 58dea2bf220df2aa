/** Has `end` called later: `onTestFinished` in a test and in `beforeEach`, `afterAll` beside the tests of a file. */
export type After = (end: () => void | Promise<void>) => void;
