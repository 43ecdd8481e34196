import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFolderStore } from './folder-store.ts';
import { copyPictures, readPictureList } from './pictures.ts';
import { streamOf } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'b2b-pictures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('keeps pictures as they were sent: what is made of them is made again, and what is deleted after a while is not kept', async () => {
  const [content, store] = [createFolderStore(join(folder, 'content')), createFolderStore(join(folder, 'store'))];
  for (const name of [
    'pictures/ab/abc/master.webp',
    'pictures/ab/abc/320.avif',
    'pictures/ab/abc/full.jpg',
    'generated/ab/abd/master.webp',
    'payment-screenshots/ab/abe/master.webp',
    'order-photos/ab/abf/master.webp',
  ])
    await content.put(name, streamOf('a picture'));
  const { count, list } = await copyPictures(content, store, 'backups/1/', undefined);
  const names = (await readPictureList(store, list, undefined)).map((name) => name.split('~')[0]);
  expect([count, names]).toEqual([2, ['generated/ab/abd/master.webp', 'pictures/ab/abc/master.webp']]);
});
