/**
 * What a test file starts ends with it, also where a test fails before it could end it: a server left open would keep the whole test run
 * from ending.
 */
const works = new Set<() => Promise<void>>();

const timeout = 30_000;

afterAll(async () => {
  for (const work of [...works].reverse()) await work();
}, timeout);

export function atEnd(work: () => unknown): () => Promise<void> {
  const once = async (): Promise<void> => {
    if (works.delete(once)) await work();
  };
  works.add(once);
  return once;
}
