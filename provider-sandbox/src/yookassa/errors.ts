import { randomUUID } from 'node:crypto';
import type { z } from 'zod';

const statuses = {
  invalid_request: 400,
  invalid_credentials: 401,
  forbidden: 403,
  not_found: 404,
  too_many_requests: 429,
  internal_server_error: 500,
} as const;

type Code = keyof typeof statuses;

export const codeOf = (status: number): Code =>
  (Object.keys(statuses) as Code[]).find((code) => statuses[code] === status) ?? 'internal_server_error';

export class YookassaError extends Error {
  readonly status: number;
  readonly body: object;

  constructor(code: Code, description: string, parameter?: string) {
    super(description);
    this.status = statuses[code];
    this.body = { type: 'error', id: randomUUID(), code, description, ...(parameter !== undefined && { parameter }) };
  }
}

export function parseOrThrow<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const { data, error } = schema.safeParse(value);
  const issue = error?.issues[0];
  if (issue)
    throw new YookassaError('invalid_request', `Invalid value: ${issue.message}`, issue.path.join('.') || 'body');
  return data as z.output<Schema>;
}
