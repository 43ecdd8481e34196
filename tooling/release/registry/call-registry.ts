import { callOf, headerNames, type Operation, problemSchema } from 'shared-contracts';
import type { z } from 'zod';
import { StartupError } from '../../config/startup-error.ts';
import type { Credentials } from './team.ts';
import { texts } from './texts.ts';

const timeLimit = 60_000;

export async function callRegistry<Req extends z.ZodType, Res extends z.ZodType, Args, Result>(
  { origin, token }: Pick<Credentials, 'origin' | 'token'>,
  operation: Operation<Req, Res, Args, Result>,
  args: Args,
): Promise<Result> {
  const { method, path, headers, body } = callOf(operation, args);
  const response = await fetch(origin + path, {
    method,
    headers: { ...headers, [headerNames.team]: token },
    body,
    signal: AbortSignal.timeout(timeLimit),
  }).catch((error: unknown) => {
    throw new StartupError(texts.unreachable(origin, String((error as Error).cause ?? error)));
  });
  const answer: unknown = await response.json().catch(() => undefined);
  if (response.ok) return operation.decode(answer);
  const { data: problem } = problemSchema.safeParse(answer);
  const code = problem?.code ?? String(response.status);
  const why = problem?.detail ?? problem?.errors?.[0]?.message ?? '';
  throw new StartupError(texts.refused(code, why));
}
