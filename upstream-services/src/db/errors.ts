interface ServerError {
  code: string;
  constraint?: string;
}

const isServerError = (error: unknown): error is ServerError =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string';

export const violatedUniqueConstraint = (error: unknown): string | null =>
  isServerError(error) && error.code === '23505' ? (error.constraint ?? '') : null;

export const isDiskFullError = (error: unknown): boolean =>
  isServerError(error) && (error.code === '53100' || error.code === 'ENOSPC');

const passing = /^(?:08...|57P0[1-5]|57014|53300|55P03|40001|40P01|ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT)$/;
const withoutCode =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|timeout expired)/;

export const isTransientError = (error: unknown): boolean =>
  (isServerError(error) && passing.test(error.code)) ||
  (error as Error | undefined)?.name === 'TimeoutError' ||
  withoutCode.test((error as Error | undefined)?.message ?? '');
