import type { ShopIcon } from 'shared-contracts';
import { newSecret } from '../common/ids.ts';
import { Refusal } from '../common/refusal.ts';
import type { Turn, Work } from '../work/index.ts';
import { contentTypeOf, type ImageFormat } from './image-formats.ts';
import { maxMegapixels } from './limits.ts';
import { iconSides } from './shop-icon.ts';
import { createSingleFlight } from './single-flight.ts';
import type { Storage } from './storage.ts';
import { drawIcon, encodeMaster, encodeVariant } from './tasks/index.ts';

export const pictureBucket = 'pictures';
export const generatedBucket = 'generated';

export interface KeptPicture {
  bucket: string;
  key: string;
  width: number;
  height: number;
  bytes: number;
  colour: string;
}

type Looker = Required<Turn>;

export interface PictureWorks {
  /**
   * Decodes a picture, encodes it anew without its metadata, and stores it.
   * @param file path of the upload
   * @param bucket folder of the storage; not all of them have public addresses
   * @throws Refusal unsupported_media_type for a file that is no accepted picture, payload_too_large for too many pixels; see {@link Work.run}
   */
  keep(file: string, turn: Turn, bucket?: string): Promise<KeptPicture>;
  copy(
    picture: Pick<KeptPicture, 'bucket' | 'key'>,
    bucket: string,
  ): Promise<Pick<KeptPicture, 'bucket' | 'key'> | null>;
  read(picture: Pick<KeptPicture, 'bucket' | 'key'>): Promise<Buffer | null>;
  discard(picture: Pick<KeptPicture, 'bucket' | 'key'>): Promise<void>;
  keepSmall(bucket: string, key: string, turn: Turn): Promise<void>;
  remove(bucket: string, key: string): Promise<void>;
  variant(bucket: string, key: string, width: number | null, format: ImageFormat, who: Looker): Promise<Buffer | null>;
  logoIcon(bucket: string, key: string, kind: ShopIcon, who: Looker): Promise<Buffer | null>;
}

const smallWidth = 320;

const folderOf = (bucket: string, key: string): string => `${bucket}/${key.slice(0, 2)}/${key}`;
const masterOf = (bucket: string, key: string): string => `${folderOf(bucket, key)}/master.webp`;

const refusalOf = (code: 'unsupported_media_type' | 'payload_too_large') =>
  new Refusal(code, code === 'payload_too_large' ? { limit: { of: 'megapixels', most: maxMegapixels } } : {});

export function createPictureWorks(storage: Storage, work: Work): PictureWorks {
  const making = createSingleFlight<Buffer | null>();

  const readOrMake = (
    { bucket, key }: Pick<KeptPicture, 'bucket' | 'key'>,
    name: string,
    type: string,
    { owner, signal }: Looker,
    make: (master: Buffer, turn: Turn) => Promise<Buffer>,
  ): Promise<Buffer | null> => {
    const path = `${folderOf(bucket, key)}/${name}`;
    return making(path, signal, async (gone) => {
      const known = await storage.get(path);
      if (known) return known;
      const master = await storage.get(masterOf(bucket, key));
      if (!master) return null;
      const bytes = await make(master, { owner, signal: gone });
      await storage.put(path, bytes, type);
      return bytes;
    });
  };

  return {
    async keep(file, turn, bucket = pictureBucket) {
      const master = await work.run(encodeMaster, { file }, turn);
      if ('refused' in master) throw refusalOf(master.refused);
      const { data, ...shape } = master;
      const key = newSecret(24);
      await storage.put(masterOf(bucket, key), data, contentTypeOf('webp'));
      return { bucket, key, bytes: data.length, ...shape };
    },
    async copy(picture, bucket) {
      const master = await storage.get(masterOf(picture.bucket, picture.key));
      if (!master) return null;
      const key = newSecret(24);
      await storage.put(masterOf(bucket, key), master, contentTypeOf('webp'));
      return { bucket, key };
    },
    read: ({ bucket, key }) => storage.get(masterOf(bucket, key)),
    discard: ({ bucket, key }) => storage.remove(masterOf(bucket, key)),
    async keepSmall(bucket, key, turn) {
      const master = await storage.get(masterOf(bucket, key));
      if (!master) return;
      const small = await work.run(encodeVariant, { master, width: smallWidth, format: 'webp' }, turn);
      await storage.put(masterOf(bucket, key), small, contentTypeOf('webp'));
      for await (const { path } of storage.list(folderOf(bucket, key), '')) {
        if (path !== masterOf(bucket, key)) await storage.remove(path);
      }
    },
    remove: (bucket, key) => storage.removeAll(folderOf(bucket, key)),
    variant(bucket, key, width, format, who) {
      if (width === null && format === 'webp') return storage.get(masterOf(bucket, key));
      const name = `${width ?? 'full'}.${format}`;
      return readOrMake({ bucket, key }, name, contentTypeOf(format), who, (master, turn) =>
        work.run(encodeVariant, { master, width, format }, turn),
      );
    },
    logoIcon: (bucket, key, kind, who) =>
      readOrMake({ bucket, key }, `icon-${kind}.png`, 'image/png', who, (logo, turn) =>
        work.run(drawIcon, { logo, side: iconSides[kind], kind }, turn),
      ),
  };
}
