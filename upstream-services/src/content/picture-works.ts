import sharp, { type Sharp } from 'sharp';
import { newSecret } from '../ids.ts';
import { Refusal } from '../refusal.ts';
import { contentTypeOf, type ImageFormat, isTakenKind } from './image-formats.ts';
import type { Storage } from './storage.ts';
import { createWorkQueue } from './work-queue.ts';

/** Pixels of the longer side of what is kept. */
const masterSide = 2560;
/** Pixels that an uploaded picture may have. */
const mostPixels = 50_000_000;

/** The storage's folder for pictures. */
export const pictureBucket = 'pictures';

/** A picture that was taken in. */
export interface KeptPicture {
  bucket: string;
  /** Name that nobody guesses. */
  key: string;
  width: number;
  height: number;
  /** Its average colour, as `#rrggbb`. */
  colour: string;
}

export interface PictureWorks {
  /**
   * Decodes a picture, encodes it anew without its metadata, and keeps it.
   * @throws Refusal unsupported_media_type for what is no picture that is taken, payload_too_large for too many pixels
   */
  keep(bytes: Buffer): Promise<KeptPicture>;
  /** Deletes a picture that was kept for nothing. */
  discard(picture: KeptPicture): Promise<void>;
  /** Deletes the files of a picture that nothing uses any more. */
  remove(bucket: string, key: string): Promise<void>;
  /** The bytes of a picture in a format, at most so wide; made once. Null where there is no such picture. */
  variant(bucket: string, key: string, width: number | null, format: ImageFormat): Promise<Buffer | null>;
}

const folderOf = (bucket: string, key: string): string => `${bucket}/${key.slice(0, 2)}/${key}`;
const masterOf = (bucket: string, key: string): string => `${folderOf(bucket, key)}/master.webp`;

// One thread a picture: the machine's other work goes on meanwhile. No cache: memory is worth more.
sharp.concurrency(1);
sharp.cache(false);

/** Makes and keeps pictures, two at a time at most. */
export function createPictureWorks(storage: Storage): PictureWorks {
  const queued = createWorkQueue(2);
  const making = new Map<string, Promise<Buffer | null>>();

  async function make(bucket: string, key: string, width: number | null, format: ImageFormat) {
    if (width === null && format === 'webp') return storage.get(masterOf(bucket, key));
    const path = `${folderOf(bucket, key)}/${width ?? 'full'}.${format}`;
    const known = await storage.get(path);
    if (known) return known;
    const master = await storage.get(masterOf(bucket, key));
    if (!master) return null;
    const bytes = await queued(() => encode(sharp(master), width, format).toBuffer());
    await storage.put(path, bytes, contentTypeOf(format));
    return bytes;
  }

  return {
    async keep(bytes) {
      const { data, width, height, colour } = await queued(() => encodeMaster(bytes));
      const key = newSecret(24);
      await storage.put(masterOf(pictureBucket, key), data, contentTypeOf('webp'));
      return { bucket: pictureBucket, key, width, height, colour };
    },
    discard: ({ bucket, key }) => storage.remove(masterOf(bucket, key)),
    remove: (bucket, key) => storage.removeAll(folderOf(bucket, key)),
    variant(bucket, key, width, format) {
      const name = `${bucket} ${key} ${width} ${format}`;
      const underWay = making.get(name);
      if (underWay) return underWay;
      const made = make(bucket, key, width, format).finally(() => making.delete(name));
      making.set(name, made);
      return made;
    },
  };
}

async function encodeMaster(bytes: Buffer) {
  if (!isTakenKind(bytes)) throw new Refusal('unsupported_media_type');
  try {
    const picture = sharp(bytes, { limitInputPixels: mostPixels, failOn: 'truncated', animated: true });
    const { pages = 1 } = await picture.metadata();
    if (pages > 1) throw new Refusal('unsupported_media_type');
    const { data, info } = await picture
      .autoOrient()
      .resize({ width: masterSide, height: masterSide, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 92, effort: 2, smartSubsample: true })
      .toBuffer({ resolveWithObject: true });
    return { data, width: info.width, height: info.height, colour: await averageOf(data) };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(/pixel limit/.test(String(error)) ? 'payload_too_large' : 'unsupported_media_type');
  }
}

async function averageOf(master: Buffer): Promise<string> {
  const { data } = await sharp(master)
    .flatten({ background: '#ffffff' })
    .resize(1, 1, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${data.subarray(0, 3).toString('hex').padEnd(6, '0')}`;
}

function encode(master: Sharp, width: number | null, format: ImageFormat): Sharp {
  const sized = width === null ? master : master.resize({ width, withoutEnlargement: true });
  if (format === 'avif') return sized.avif({ quality: 52, effort: 2 });
  if (format === 'webp') return sized.webp({ quality: 80, effort: 3 });
  return sized.flatten({ background: '#ffffff' }).jpeg({ quality: 82, progressive: true });
}
