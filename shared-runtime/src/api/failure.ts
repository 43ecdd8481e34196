import type { Problem } from 'shared-contracts';

/**
 * How a call fails: one shape for every cause (promise 8.1.1, decision 3.24).
 * - `problem`: the server answered a problem document
 * - `offline`: no answer came at all
 * - `answer`: an answer came that may not be accepted, such as an empty one where data is required
 */
export interface Failure {
  kind: 'problem' | 'offline' | 'answer';
  code: string;
  /** What the server said; absent for the other kinds. */
  problem?: Problem;
  /** For a person to quote; empty where no answer came. */
  requestId: string;
}

/** What came of a call. */
export type Answer<Data = unknown> = { data: Data; error?: never } | { data?: never; error: Failure };

/** Whether a value caught from a hook or `unwrap()` is a failure of a call. */
export const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' && value !== null && 'kind' in value && 'code' in value;
