import { BodyTooLarge, readBody } from 'shared-node';
import { GenerationFailure } from './provider.ts';

const maxAnswerBytes = 64 * 1024 * 1024;

interface Question {
  method?: 'GET' | 'POST';
  headers: Record<string, string>;
  body?: string | FormData;
  signal: AbortSignal;
  timeout: number;
}

export interface ProviderAnswer {
  status: number;
  body: unknown;
}

/**
 * Calls the API of the configured provider, and reads the answer within limits of time and size.
 * @returns status and body of any final answer; the caller judges them
 * @throws GenerationFailure `provider_silent`, or `provider_failed`, which may be retried, for 429, 5xx and a body that is not JSON
 */
export async function ask(url: string, { timeout, signal, ...question }: Question): Promise<ProviderAnswer> {
  try {
    const response = await fetch(url, {
      ...question,
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(timeout)]),
    });
    const body = await readBody(response.body, maxAnswerBytes);
    const { status } = response;
    if (status === 429 || status >= 500) throw new GenerationFailure('provider_failed', `status ${status}`, true);
    return { status, body: JSON.parse(body.toString('utf8')) };
  } catch (error) {
    if (error instanceof GenerationFailure) throw error;
    if (error instanceof BodyTooLarge) throw new GenerationFailure('provider_failed', 'too large an answer');
    if (error instanceof SyntaxError) throw new GenerationFailure('provider_failed', 'no JSON', true);
    const { name, cause } = error as Error & { cause?: { code?: string } };
    throw new GenerationFailure('provider_silent', cause?.code ?? name, true);
  }
}
