import type { ErrorCode, Problem } from 'shared-contracts';

/** What a working process is asked to do. */
export interface Order {
  module: string;
  input: unknown;
  /** Milliseconds of the processor's time that it may take. */
  timeout: number;
}

/** An error as it travels between processes. */
export interface SentError {
  name: string;
  message: string;
  stack?: string;
  /** A refusal's, or that of a system or the database. */
  code?: string;
  /** What a refusal says besides. */
  extra?: Partial<Problem>;
}

/** How much of a task is done, 0 to 1. */
export interface Progress {
  done: number;
}

/** How a task ended. */
export type Report = ({ ok: true; output: unknown } | { ok: false; error: SentError }) & {
  /** Bytes of memory that the process holds now. */
  memory: number;
};

/** What a process is started with, as its one argument. */
export interface WorkerSettings {
  /** As `nice` counts: 0 is like everyone, 19 the last. */
  niceness: number;
  /** Bytes of memory, of everything in the process. */
  maxMemory: number;
}

/** The code of a refusal, by its name: a refusal is another class in each process. */
export const refusalCode = ({ name, code }: SentError): ErrorCode | null =>
  name === 'Refusal' && code !== undefined ? (code as ErrorCode) : null;
