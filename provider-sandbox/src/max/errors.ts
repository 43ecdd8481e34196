export class MaxError extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.body = { code, message };
  }
}

export const badPayload = (why: string): MaxError => new MaxError(400, 'proto.payload', why);
export const notFound = (what: string): MaxError => new MaxError(404, 'not.found', `${what} not found`);
export const tooMany = (): MaxError => new MaxError(429, 'too.many.requests', 'Too many requests');
