import { withoutBidiControls } from 'shared-contracts';

export interface Prepared<T> {
  readonly json: Buffer;
  /** Never set at runtime: it only carries the type. */
  readonly says?: T;
}

export interface FileAnswer<T> {
  readonly file: string;
  dispose(): Promise<void>;
  readonly says?: T;
}

/** An answer as JSON text, without characters that reorder displayed text (bidi controls), also in texts stored long ago. */
export const jsonOf = (answer: unknown): string => withoutBidiControls(JSON.stringify(answer));

export const prepareAnswer = <T>(answer: T): Prepared<T> => ({ json: Buffer.from(jsonOf(answer)) });

export type Answer<T> = T | Prepared<T> | Promise<T | Prepared<T> | FileAnswer<T>>;

export const isPrepared = (answer: unknown): answer is Prepared<unknown> =>
  typeof answer === 'object' && answer !== null && 'json' in answer && Buffer.isBuffer(answer.json);

export const isFileAnswer = (answer: unknown): answer is FileAnswer<unknown> =>
  typeof answer === 'object' && answer !== null && 'file' in answer && 'dispose' in answer;
