import { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  ListMultipartUploadsCommand,
  ListObjectsV2Command,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { StartupError } from '../config/startup-error.ts';
import type { StoreSettings } from './settings.ts';
import type { Store } from './store.ts';
import { texts } from './texts.ts';

/** Bytes of one part of an upload; a smaller file is sent in one request. S3 allows 10 000 parts: 320 GB. */
const partBytes = 32 * 1024 * 1024;

/** Milliseconds without any response after which a request fails. A store that hangs would otherwise block all later backups. */
const longestSilence = 60_000;

function openClient({ endpoint, region, accessKeyId, secretAccessKey }: StoreSettings, where: string): S3Client {
  const client = new S3Client({
    endpoint,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId, secretAccessKey },
    requestHandler: { connectionTimeout: longestSilence, socketTimeout: longestSilence },
    // Stores of other vendors do not support Amazon's newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
  client.middlewareStack.add(
    (next) => (args) =>
      next(args).catch((error: Error) => {
        throw new StartupError(texts.storeFails(where, error.message || error.name), { cause: error });
      }),
    { step: 'initialize' },
  );
  return client;
}

export function createS3Store(settings: StoreSettings): Store {
  const { endpoint, bucket, prefix } = settings;
  const where = `${endpoint}/${bucket}/${prefix}`;
  const client = openClient(settings, where);
  const at = (name: string) => ({ Bucket: bucket, Key: prefix + name });

  return {
    where,
    async put(name, content) {
      const params = { ...at(name), Body: Readable.from(content, { objectMode: false }) };
      await new Upload({ client, params, partSize: partBytes, queueSize: 1 }).done();
    },
    async *get(name) {
      const { Body } = await client.send(new GetObjectCommand(at(name)));
      for await (const part of Body as AsyncIterable<Uint8Array>) yield Buffer.from(part);
    },
    async *list(start) {
      let ContinuationToken: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: bucket, Prefix: prefix + start, ContinuationToken }),
        );
        for (const { Key = '', Size = 0 } of page.Contents ?? []) yield { name: Key.slice(prefix.length), bytes: Size };
        ContinuationToken = page.NextContinuationToken;
      } while (ContinuationToken);
    },
    async remove(name) {
      await client.send(new DeleteObjectCommand(at(name)));
    },
    async sweep() {
      // A store that cannot list unfinished uploads deletes them by a lifecycle rule of its own.
      const { Uploads = [] } = await client
        .send(new ListMultipartUploadsCommand({ Bucket: bucket, Prefix: prefix }))
        .catch(() => ({ Uploads: [] }));
      for (const { Key, UploadId } of Uploads)
        await client.send(new AbortMultipartUploadCommand({ Bucket: bucket, Key, UploadId }));
    },
  };
}
