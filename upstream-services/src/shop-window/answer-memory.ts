import { type Prepared, prepare } from '../common/answer.ts';

/** Bytes of one answer that are still worth remembering. */
const mostBytesOfOne = 512 * 1024;

export interface AnswerMemory {
  /** The answer under a key, or made now; those who ask for one that is being made wait for it together. */
  recall<T>(key: string, make: () => Promise<T>): Prepared<T> | Promise<Prepared<T>>;
}

/**
 * Remembers answers as JSON text, those used last, within a budget. Keys must hold the revision of what was asked, so that nothing here
 * is ever out of date.
 * @param budget bytes in all
 */
export function createAnswerMemory(budget = 24 * 1024 * 1024): AnswerMemory {
  const answers = new Map<string, Prepared<unknown>>();
  const making = new Map<string, Promise<Prepared<unknown>>>();
  let bytes = 0;

  const keep = (key: string, answer: Prepared<unknown>): void => {
    if (answer.json.length > mostBytesOfOne) return;
    answers.set(key, answer);
    bytes += answer.json.length;
    for (const [oldest, { json }] of answers) {
      if (bytes <= budget) return;
      answers.delete(oldest);
      bytes -= json.length;
    }
  };

  return {
    recall<T>(key: string, make: () => Promise<T>) {
      const known = answers.get(key);
      if (known) {
        // A Map keeps the order of insertion: what was used goes to its end.
        answers.delete(key);
        answers.set(key, known);
        return known as Prepared<T>;
      }
      const underWay = making.get(key);
      if (underWay) return underWay as Promise<Prepared<T>>;
      const made = make()
        .then((answer) => {
          const prepared = prepare(answer);
          keep(key, prepared);
          return prepared;
        })
        .finally(() => making.delete(key));
      making.set(key, made);
      return made;
    },
  };
}
