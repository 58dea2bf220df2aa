/** Has `end` called later: `onTestFinished` in a test and in `beforeEach`, `afterAll` beside the tests of a file. */
export type AddCleanup = (end: () => void | Promise<void>) => void;
