import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { maxUploadBytes } from 'shared-contracts';
import { AddressRefused, requestPublic } from '../outgoing/index.ts';

export class DownloadFailure extends Error {
  override name = 'DownloadFailure';
  readonly reason: 'address' | 'answer';

  constructor(reason: 'address' | 'answer', message: string) {
    super(message);
    this.reason = reason;
  }
}

interface DownloadRules {
  allowed: readonly string[];
  timeout: number;
  most: number;
}

const redirects = 3;
const headers = { accept: 'image/webp,image/jpeg,image/png,image/*;q=0.5', 'user-agent': 'b2b-pictures/1' };

async function keepBody(answer: IncomingMessage, file: string, most: number): Promise<void> {
  let size = 0;
  async function* counted(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      size += chunk.length;
      if (size > most) throw new DownloadFailure('answer', 'too large');
      yield chunk;
    }
  }
  await pipeline(answer, counted, createWriteStream(file));
}

/**
 * Downloads a file, to `file`, from a link that a merchant has entered. Only public addresses are requested, checked anew at each redirect, within
 * limits of time and size.
 * @throws DownloadFailure
 */
export async function downloadPicture(link: string, file: string, rules: Partial<DownloadRules> = {}): Promise<void> {
  const { allowed = [], timeout = 15_000, most = maxUploadBytes } = rules;
  const signal = AbortSignal.timeout(timeout);
  let url = URL.parse(link);
  try {
    for (let turn = 0; turn <= redirects && url; turn += 1) {
      const answer = await requestPublic(url, { headers, signal, allowed });
      const { statusCode = 0 } = answer;
      if (statusCode === 200) return await keepBody(answer, file, most);
      answer.destroy();
      if (statusCode < 300 || statusCode >= 400 || !answer.headers.location) {
        throw new DownloadFailure('answer', `status ${statusCode}`);
      }
      url = URL.parse(answer.headers.location, url.href);
    }
  } catch (error) {
    if (error instanceof AddressRefused) throw new DownloadFailure('address', error.message);
    throw error instanceof DownloadFailure ? error : new DownloadFailure('answer', String(error));
  }
  throw url ? new DownloadFailure('answer', 'too many redirects') : new DownloadFailure('address', 'no address');
}
