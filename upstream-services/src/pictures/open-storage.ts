import type { Config } from '../config.ts';
import { createFolderStorage } from './folder-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

export const createStorage = (content: Config['content']): Storage =>
  'folder' in content ? createFolderStorage(content.folder) : createS3Storage(content);
