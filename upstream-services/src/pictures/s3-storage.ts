import type { S3Client } from '@aws-sdk/client-s3';
import type { S3Settings } from 'shared-node';
import type { Storage } from './storage.ts';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NoSuchKey' || error.name === 'NotFound');

/**
 * Milliseconds without data after which a request fails: a store that accepts requests and never answers would block everybody who waits for a
 * picture.
 */
const longestSilence = 8_000;
const maxAttempts = 2;

/**
 * Keeps pictures in an S3-compatible store. Its library is loaded at the first use: it is large, and most set-ups need none.
 * @param silence milliseconds that the store may say nothing before that try counts as failed
 */
export function createS3Storage(
  { endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings,
  silence = longestSilence,
): Storage {
  let opened: Promise<{ client: S3Client; s3: typeof import('@aws-sdk/client-s3') }> | undefined;
  const open = () => {
    opened ??= import('@aws-sdk/client-s3').then((s3) => ({
      s3,
      client: new s3.S3Client({
        endpoint,
        region,
        forcePathStyle: true,
        credentials: { accessKeyId, secretAccessKey },
        maxAttempts,
        requestHandler: {
          connectionTimeout: silence,
          requestTimeout: silence,
          throwOnRequestTimeout: true,
          socketTimeout: silence,
        },
        // Stores other than Amazon's do not know its newer checksums.
        requestChecksumCalculation: 'WHEN_REQUIRED',
        responseChecksumValidation: 'WHEN_REQUIRED',
      }),
    }));
    return opened;
  };
  return {
    async put(path, bytes, contentType) {
      const { client, s3 } = await open();
      await client.send(new s3.PutObjectCommand({ Bucket: bucket, Key: path, Body: bytes, ContentType: contentType }));
    },
    async get(path) {
      const { client, s3 } = await open();
      try {
        const { Body } = await client.send(new s3.GetObjectCommand({ Bucket: bucket, Key: path }));
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async has(path) {
      const { client, s3 } = await open();
      try {
        await client.send(new s3.HeadObjectCommand({ Bucket: bucket, Key: path }));
        return true;
      } catch (error) {
        if (isMissing(error)) return false;
        throw error;
      }
    },
    async remove(path) {
      const { client, s3 } = await open();
      await client.send(new s3.DeleteObjectCommand({ Bucket: bucket, Key: path }));
    },
    async removeAll(path) {
      const { client, s3 } = await open();
      const listed = await client.send(new s3.ListObjectsV2Command({ Bucket: bucket, Prefix: `${path}/` }));
      // One by one: some stores require an Amazon checksum to delete several at once.
      for (const { Key } of listed.Contents ?? []) {
        await client.send(new s3.DeleteObjectCommand({ Bucket: bucket, Key }));
      }
    },
    async *list(folder, from) {
      const { client, s3 } = await open();
      let next: string | undefined;
      do {
        const start = next ? { ContinuationToken: next } : { StartAfter: from || undefined };
        const page = await client.send(new s3.ListObjectsV2Command({ Bucket: bucket, Prefix: `${folder}/`, ...start }));
        for (const { Key: path, LastModified: changedAt } of page.Contents ?? []) {
          if (path && changedAt) yield { path, changedAt };
        }
        next = page.NextContinuationToken;
      } while (next);
    },
  };
}
