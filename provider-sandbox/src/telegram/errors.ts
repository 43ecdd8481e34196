export class TelegramError extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, description: string, retryAfter?: number) {
    super(description);
    this.status = status;
    const parameters = retryAfter === undefined ? {} : { parameters: { retry_after: retryAfter } };
    this.body = { ok: false, error_code: status, description, ...parameters };
  }
}

export const badRequest = (why: string): TelegramError => new TelegramError(400, `Bad Request: ${why}`);

export const tooMany = (seconds: number): TelegramError =>
  new TelegramError(429, `Too Many Requests: retry after ${seconds}`, seconds);
