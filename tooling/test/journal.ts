import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/**
 * Which test files were begun, one line each. Jest runs a file again, silently, when the worker that ran it crashes: a file that is
 * here twice crashed once, and what its tests did until then nobody has seen.
 */
export const journalVariable = 'B2B_TEST_JOURNAL';

/** Notes that a test file begins, where a journal is kept. */
export function noteBegun(testFile: string): void {
  const journal = process.env[journalVariable];
  if (journal) appendFileSync(journal, `${testFile}\n`);
}

/** The test files that were begun more than once. */
export function begunAgain(journal: string): string[] {
  if (!existsSync(journal)) return [];
  const begun = readFileSync(journal, 'utf8').split('\n').filter(Boolean);
  return [...new Set(begun.filter((file, index) => begun.indexOf(file) !== index))];
}
