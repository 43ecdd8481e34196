import type { Config } from '../config.ts';
import { createFolderStorage } from './folder-storage.ts';
import { createS3Storage } from './s3-storage.ts';

/** Where the bytes of pictures are kept, by paths as in `pictures/ab/abcdef/master.webp`. */
export interface Storage {
  put(path: string, bytes: Buffer, contentType: string): Promise<void>;
  /** The bytes, or null where there are none. */
  get(path: string): Promise<Buffer | null>;
  /** Deletes; nothing there is fine. */
  remove(path: string): Promise<void>;
  /** Deletes all that lies under a path, as in `pictures/ab/abcdef`; nothing there is fine. */
  removeAll(path: string): Promise<void>;
}

/** A folder, or an S3-compatible store, as configured. */
export const createStorage = (content: Config['content']): Storage =>
  'folder' in content ? createFolderStorage(content.folder) : createS3Storage(content);
