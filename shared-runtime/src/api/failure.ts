import type { Problem } from 'shared-contracts';

/**
 * How a call fails: one shape for every cause.
 * - `problem`: the server answered a problem document
 * - `offline`: no answer came at all
 * - `answer`: an answer came that may not be accepted, such as an empty one where data is required
 */
export interface Failure {
  kind: 'problem' | 'offline' | 'answer';
  code: string;
  problem?: Problem;
  requestId: string;
}

export type Answer<Data = unknown> = { data: Data; error?: never } | { data?: never; error: Failure };

export const isFailure = (value: unknown): value is Failure =>
  typeof value === 'object' && value !== null && 'kind' in value && 'code' in value;
