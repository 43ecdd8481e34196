/** How many sentences each paragraph of the specification has, by section. */
const counts: Record<number, string> = {
  1: '2 1 2 3 1 1',
  2: '3 1 2 1 4 4 1 2 1 5 1 2 3 1',
  3: '1 3 2 2 1 1 1 2 1 1 1 2 2 1 1 2 1',
  4: '1 1 1 7 5 8 1 1',
  5: '1 1 1 1 1 1 1 1 1 1 1 2 1 1',
  6: '2 2 1',
  7: '2 1 2 2 2 1 2 1 1 2 1 1 2 2 1 2 1 1 2 1 1 1 1 1 2 1 1 1 1 1 1 2 1 1 1 1 1 1 1 1 3 1 1 1 1 1 1 1 1 1 1 1 2 1 1 2 2 2 2',
  8: '2 3 1 1 1 1',
  9: '2 1 2 1 2 2 1 3 1 5 2 1',
};

/** They head a list, or only say what the specification does not show. */
const sayNothing = new Set(
  '1.6.1 2.1.1 2.2.1 2.14.1 6.2.2 7.2.1 7.6.1 7.15.1 7.23.1 7.29.1 7.33.1 7.37.1 7.40.1 7.44.1 7.50.1 7.59.1 7.59.2 8.1.2 9.12.1'.split(
    ' ',
  ),
);

/** The numbers of all sentences that promise something. */
export const sentences: readonly string[] = Object.entries(counts)
  .flatMap(([section, paragraphs]) =>
    paragraphs
      .split(' ')
      .flatMap((count, index) =>
        Array.from({ length: Number(count) }, (_, place) => `${section}.${index + 1}.${place + 1}`),
      ),
  )
  .filter((number) => !sayNothing.has(number));

/** Sentences about the form of what travels and nothing else: a test of the contracts shows them. */
export const aboutForm: ReadonlySet<string> = new Set(['7.1.1']);

/**
 * What a test shows by where it stands: tests of the contracts run `encode`, `decode` and schemas, so they show the form of what travels,
 * not that anything is sent or answered.
 */
export const showsFormAlone = (file: string): boolean => file.startsWith('shared-contracts/');
