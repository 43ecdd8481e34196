import type { ErrorCode, Problem } from 'shared-contracts';

export interface TaskRequest {
  module: string;
  input: unknown;
  timeout: number;
}

export interface SentError {
  name: string;
  message: string;
  stack?: string;
  code?: string;
  extra?: Partial<Problem>;
}

export interface Progress {
  done: number;
}

export type Report = ({ ok: true; output: unknown } | { ok: false; error: SentError }) & { memory: number };

export interface WorkerSettings {
  niceness: number;
  maxMemory: number;
}

/** The code of a refusal, recognized by its name: an error from another process is no `instanceof Refusal`. */
export const refusalCode = ({ name, code }: SentError): ErrorCode | null =>
  name === 'Refusal' && code !== undefined ? (code as ErrorCode) : null;
