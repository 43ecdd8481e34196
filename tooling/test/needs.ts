const reason = /\(needs [^()]+\)$/;

/**
 * The `it` of a test that not every system can run. Where it cannot, the test is skipped under a name that says what it needs, and
 * the test command lists it; a test that is skipped without such a reason counts as failed.
 * @param isThere whether the system has it
 * @param what    what it needs, such as `Linux`
 */
export const itNeeding =
  (isThere: boolean, what: string) =>
  (name: string, test: () => Promise<void>, limit?: number): void => {
    if (isThere) it(name, test, limit);
    else it.skip(`${name} (needs ${what})`, test, limit);
  };

export const hasSkipReason = (name: string): boolean => reason.test(name);
