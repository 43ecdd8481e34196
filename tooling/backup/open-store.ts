import { createFolderStore } from './folder-store.ts';
import type { StoreSettings } from './settings.ts';
import type { Store } from './store.ts';

export const openStore = async (settings: { folder: string } | StoreSettings): Promise<Store> =>
  'folder' in settings ? createFolderStore(settings.folder) : (await import('./s3-store.ts')).createS3Store(settings);
