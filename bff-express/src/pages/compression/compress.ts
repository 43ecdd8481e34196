import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Request, Response } from 'express';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export async function compressFor(request: Request, response: Response, html: string): Promise<void> {
  const encoding = request.acceptsEncodings('br') || request.acceptsEncodings('gzip');
  response.vary('accept-encoding');
  const body =
    encoding === 'br'
      ? await brotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
      : encoding === 'gzip'
        ? await zip(html)
        : Buffer.from(html);
  if (encoding) response.set('content-encoding', encoding);
  response.set('content-length', String(body.length));
  response.end(request.method === 'HEAD' ? undefined : body);
}
