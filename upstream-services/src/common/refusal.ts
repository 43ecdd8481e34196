import { type ErrorCode, errorCatalogue, type FieldError, type Problem } from 'shared-contracts';

export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: ErrorCode;
  readonly extra: Partial<Problem>;

  constructor(code: ErrorCode, extra: Partial<Problem> = {}) {
    super(errorCatalogue[code][1]);
    this.code = code;
    this.extra = extra;
  }
}

export const invalidFields = (...errors: FieldError[]): Refusal => new Refusal('validation_failed', { errors });

export const invalidField = (path: string, message: string, code = 'custom'): Refusal =>
  invalidFields({ path, code, message });
