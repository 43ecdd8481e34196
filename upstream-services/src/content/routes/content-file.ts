import type { FastifyInstance } from 'fastify';
import { contentFilePath, externalPictureWidth, orderPhotosFolder, pictureWidths } from 'shared-contracts';
import { invalidField, Refusal } from '../../common/refusal.ts';
import type { AppContext } from '../../context.ts';
import { disconnectSignal } from '../../http/disconnect-signal.ts';
import { contentTypeOf, formatFor, generatedBucket, pictureBucket } from '../../pictures/index.ts';

/** A key with `.jpg` serves a JPEG whatever the client accepts: messengers and feeds store such addresses. */
const keyForm = /^([\w-]{16,64})(\.jpg)?$/;

const buckets = [pictureBucket, generatedBucket, orderPhotosFolder];

const widths = [...pictureWidths, externalPictureWidth];

interface FileRequest {
  Params: { bucket: string; key: string };
  Querystring: { w?: string };
}

function widthOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const width = widths.find((candidate) => String(candidate) === text);
  if (width === undefined) throw invalidField('w', `one of ${widths.join(', ')}`, 'invalid_value');
  return width;
}

/**
 * Serves picture files: `?w=` is one of the fixed widths, `Accept` chooses the format. A changed picture gets another key, so answers may be cached
 * for ever.
 */
export function serveContentFiles(app: FastifyInstance, context: AppContext): void {
  app.get<FileRequest>(`${contentFilePath}/:bucket/:key`, async (request, reply) => {
    const { bucket } = request.params;
    const [, key, jpeg] = keyForm.exec(request.params.key) ?? [];
    const width = widthOf(request.query.w);
    if (!buckets.includes(bucket) || !key) throw new Refusal('not_found');
    // AVIF is for fixed widths only: encoding a picture in full size would take seconds.
    const format = jpeg ? 'jpeg' : formatFor(request.headers.accept, width !== null);
    const etag = `"${key}-${width ?? 'full'}-${format}"`;
    reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('etag', etag)
      .header('vary', 'accept')
      .header('x-content-type-options', 'nosniff');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const bytes = await context.pictures.variant(bucket, key, width, format, {
      owner: request.ip,
      signal: disconnectSignal(reply),
    });
    if (!bytes) {
      reply.removeHeader('etag').header('cache-control', 'no-store');
      throw new Refusal('not_found');
    }
    return reply.header('content-type', contentTypeOf(format)).send(bytes);
  });
}
