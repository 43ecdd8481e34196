import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type FakeS3, startFakeS3 } from '../test/fake-s3.ts';
import { createFolderStore } from './folder-store.ts';
import { copyPictures, readPictureList } from './pictures.ts';
import { createS3Store } from './s3-store.ts';
import { type Store, streamOf } from './store.ts';

const folder = mkdtempSync(join(tmpdir(), 'b2b-pictures-'));
let s3: FakeS3;
beforeAll(async () => {
  s3 = await startFakeS3();
});
afterAll(() => {
  s3.close();
  rmSync(folder, { recursive: true, force: true });
});

const namesOf = async (store: Store, { list }: Awaited<ReturnType<typeof copyPictures>>) =>
  (await readPictureList(store, list, undefined)).map((name) => name.split('~')[0]);

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
  const pictures = await copyPictures(content, store, 'backups/1/', undefined);
  expect([pictures.count, await namesOf(store, pictures)]).toEqual([
    2,
    ['generated/ab/abd/master.webp', 'pictures/ab/abc/master.webp'],
  ]);
});

describe.each([
  ['a folder', (name: string) => createFolderStore(join(folder, name))],
  [
    'a store',
    (bucket: string) =>
      createS3Store({
        endpoint: s3.endpoint,
        bucket,
        prefix: '',
        region: 'us-east-1',
        accessKeyId: 'key',
        secretAccessKey: 'secret',
      }),
  ],
])('pictures of %s', (kind, open) => {
  it('that are deleted while they are copied are left out', async () => {
    const [content, store] = [open('deleting'), createFolderStore(join(folder, `without ${kind}`))];
    for (const name of ['pictures/kept', 'pictures/deleted']) await content.put(name, streamOf('a picture'));
    const deleting: Store = {
      ...content,
      async *list(start) {
        yield* content.list(start);
        await content.remove('pictures/deleted');
      },
    };
    const pictures = await copyPictures(deleting, store, 'backups/1/', undefined);
    expect([pictures.count, await namesOf(store, pictures)]).toEqual([1, ['pictures/kept']]);
  });

  it('that cannot be read fail the backup', async () => {
    const [content, store] = [open('broken'), createFolderStore(join(folder, `of broken ${kind}`))];
    await createFolderStore(join(folder, 'broken')).put('pictures/unreadable/file', streamOf('a picture'));
    const listing: Store = {
      ...content,
      async *list() {
        yield { name: 'pictures/unreadable', bytes: 9 };
      },
    };
    await expect(copyPictures(listing, store, 'backups/1/', undefined)).rejects.toThrow(/EISDIR|Access Denied/);
  });
});
