import { createWriteStream, openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyError, FastifyRequest } from 'fastify';
import { maxUploadBytes, parseJson } from 'shared-contracts';
import { Refusal } from '../common/refusal.ts';
import { temporaryFolder } from '../common/temporary-folder.ts';
import { refuseUnstorableValues } from './body.ts';

export const multipartLimits = {
  fileSize: maxUploadBytes,
  files: 1,
  fields: 10,
  parts: 12,
  fieldSize: 100_000,
  fieldNameSize: 100,
  headerPairs: 50,
};

interface MultipartBody {
  body: Record<string, unknown>;
  dispose(): Promise<void>;
}

/**
 * Reads a multipart body, in whatever order its parts come. The file goes to disk, so that many slow uploads take no memory.
 * @throws Refusal payload_too_large, malformed_body, unsupported_media_type
 */
export async function readMultipart(request: FastifyRequest): Promise<MultipartBody> {
  if (!request.isMultipart()) throw new Refusal('unsupported_media_type');
  const { folder, dispose } = await temporaryFolder();
  try {
    const entries: [string, unknown][] = [];
    for await (const part of request.parts()) {
      const value = part.type === 'file' ? await keep(part, join(folder, 'file')) : fieldValueOf(part.value);
      entries.push([part.fieldname, value]);
    }
    refuseUnstorableValues(Object.fromEntries(entries.filter(([, value]) => !(value instanceof Blob))));
    return { body: Object.fromEntries(entries), dispose };
  } catch (error) {
    await dispose();
    throw isReadingError(error) ? new Refusal('malformed_body') : error;
  }
}

const paths = new WeakMap<Blob, string>();

export function pathOf(file: Blob): string {
  const path = paths.get(file);
  if (path === undefined) throw new Error('not an uploaded file');
  return path;
}

async function keep(part: MultipartFile, path: string): Promise<Blob> {
  await pipeline(part.file, createWriteStream(path));
  if (part.file.truncated) throw new Refusal('payload_too_large');
  const file = await openAsBlob(path, { type: part.mimetype });
  paths.set(file, path);
  return file;
}

const fieldValueOf = (value: unknown): unknown =>
  typeof value === 'string' && /^\s*[{[]/.test(value) ? (parseJson(value) ?? value) : value;

function isReadingError(error: unknown): boolean {
  const { statusCode, syscall } = error as Partial<FastifyError> & { syscall?: string };
  return !(error instanceof Refusal) && statusCode === undefined && syscall === undefined;
}
