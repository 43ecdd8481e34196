import type { ContentItem } from 'shared-contracts';
import { newPictureMemory, savePictures } from './save-pictures.ts';

const item = (id: string, order: number): ContentItem => ({
  version: 'v1',
  id,
  link: `/${id}`,
  bucket: '',
  linkExpires: '',
  externalId: 'p',
  type: 'image',
  data: { order, show: true },
  shape: null,
});

const added = (name: string, order: number, blob = new Blob([name])) => ({
  order,
  entity: { blob, dataUrl: `blob:${name}` },
});

function calls() {
  const log: string[] = [];
  const failing = new Set<string>();
  const keep = (call: string) => {
    log.push(call);
    if (failing.has(call)) throw new Error(call);
  };
  const known = new Map<string, ContentItem>();
  return {
    log,
    failing,
    known,
    /** Refuses a known token with another order, as the server does. */
    upload: async ({ file, idempotencyToken, order }: { file: Blob; idempotencyToken: string; order: number }) => {
      const name = await file.text();
      const there = known.get(idempotencyToken) ?? item(`id-${name}`, order);
      known.set(idempotencyToken, there);
      keep(`upload ${name}`);
      if (there.data.order !== order) throw new Error('idempotency_conflict');
      return there;
    },
    update: async ({ contentId, order, show }: { contentId: string; order?: number; show?: boolean }) => {
      keep(show === undefined ? `move ${contentId} ${order}` : `${show ? 'show' : 'hide'} ${contentId}`);
    },
  };
}

it('[5.1.1] hides what goes before it adds, since at most three are visible at once', async () => {
  const server = calls();
  const changes = {
    removed: [{ entity: item('old', 1) }],
    moved: [{ order: 1, entity: item('kept', 2) }],
    added: [added('new', 2)],
  };
  expect(await savePictures(changes, newPictureMemory(), server)).toEqual([]);
  expect(server.log).toEqual(['hide old', 'move kept 1', 'upload new']);
});

it('goes on after a failure, says which picture it was, and then does only what is left', async () => {
  const server = calls();
  const memory = newPictureMemory();
  const changes = { removed: [], moved: [], added: [added('a', 1), added('b', 2)] };
  server.failing.add('upload a');
  const failures = await savePictures(changes, memory, server);
  expect(failures).toEqual([{ step: 'added', order: 1, caught: new Error('upload a') }]);
  server.failing.clear();
  expect(await savePictures(changes, memory, server)).toEqual([]);
  expect(server.log).toEqual(['upload a', 'upload b', 'upload a']);
});

it('moves or takes away what was uploaded by an earlier try and changed since', async () => {
  const server = calls();
  const memory = newPictureMemory();
  const [a, b, c] = [added('a', 1), added('b', 2), added('c', 3)] as const;
  server.failing.add('upload c');
  await savePictures({ removed: [], moved: [], added: [a, b, c] }, memory, server);
  server.failing.clear();
  server.log.length = 0;
  await savePictures(
    {
      removed: [],
      moved: [],
      added: [
        { ...b, order: 1 },
        { ...c, order: 2 },
      ],
    },
    memory,
    server,
  );
  expect(server.log).toEqual(['hide id-a', 'move id-b 1', 'upload c', 'move id-c 2']);
});

it('takes away what was uploaded by an earlier try until that has worked, and not once more', async () => {
  const server = calls();
  const memory = newPictureMemory();
  const none = { removed: [], moved: [], added: [] };
  await savePictures({ ...none, added: [added('a', 2)] }, memory, server);
  server.failing.add('hide id-a');
  expect(await savePictures(none, memory, server)).toEqual([
    { step: 'removed', order: 2, caught: new Error('hide id-a') },
  ]);
  server.failing.clear();
  for (const _ of [1, 2]) expect(await savePictures(none, memory, server)).toEqual([]);
  expect(server.log).toEqual(['upload a', 'hide id-a', 'hide id-a']);
});

it('moves what was uploaded by an earlier try as often as its place changes, and not once more', async () => {
  const server = calls();
  const memory = newPictureMemory();
  const a = added('a', 1);
  const save = (order: number) => savePictures({ removed: [], moved: [], added: [{ ...a, order }] }, memory, server);
  for (const order of [1, 2, 2, 1]) expect(await save(order)).toEqual([]);
  expect(server.log).toEqual(['upload a', 'move id-a 2', 'move id-a 1']);
});

it('sends a picture whose answer was lost as it was first sent, and moves it to the place that it has by then', async () => {
  const server = calls();
  const memory = newPictureMemory();
  const a = added('a', 1);
  const save = (order: number) => savePictures({ removed: [], moved: [], added: [{ ...a, order }] }, memory, server);
  server.failing.add('upload a');
  expect(await save(1)).toHaveLength(1);
  server.failing.clear();
  for (const _ of [1, 2]) expect(await save(2)).toEqual([]);
  expect(server.log).toEqual(['upload a', 'upload a', 'move id-a 2']);
});

it('shows a picture whose answer was lost where it was removed as the second of both', async () => {
  const server = calls();
  const memory = newPictureMemory();
  const changes = { removed: [], moved: [], added: [added('a', 1)] };
  server.failing.add('upload a');
  await savePictures(changes, memory, server);
  server.failing.clear();
  for (const there of server.known.values()) there.data.show = false;
  expect(await savePictures(changes, memory, server)).toEqual([]);
  expect(server.log).toEqual(['upload a', 'upload a', 'show id-a']);
});
