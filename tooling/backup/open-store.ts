import { createFolderStore } from './folder-store.ts';
import type { StoreSettings } from './settings.ts';
import type { Store } from './store.ts';

/** Opens a store. Nothing is asked of it yet. S3's library is large, and most set-ups need none. */
export const openStore = async (settings: { folder: string } | StoreSettings): Promise<Store> =>
  'folder' in settings ? createFolderStore(settings.folder) : (await import('./s3-store.ts')).createS3Store(settings);
