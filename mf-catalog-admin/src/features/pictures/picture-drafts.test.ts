import { mockIndexedDb } from '../../testing/indexed-db.ts';
import { dropPictureDraft, keepPictureDraft, type PictureDraft, readPictureDraft } from './picture-drafts.ts';

const day = 24 * 3600 * 1000;
const draft = (at: number, blob = new Blob(['rose'])): PictureDraft => ({
  at,
  moved: [],
  added: [{ blob, order: 1, token: 'token' }],
  removed: [],
});

let remove = () => {};
afterEach(() => remove());

it('keeps the changes of the five products that were edited last: the oldest go', async () => {
  const memory = mockIndexedDb();
  remove = memory.remove;
  const now = Date.now();
  // Their names say nothing about their age.
  for (const [index, name] of ['f', 'e', 'd', 'c', 'b', 'a'].entries()) {
    expect(await keepPictureDraft(name, draft(now + index))).toBe(true);
  }
  await new Promise((resolve) => setTimeout(resolve));
  expect([...memory.kept.keys()].sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect((await readPictureDraft('a'))?.at).toBe(now + 5);
  expect(await readPictureDraft('f')).toBeNull();
  await dropPictureDraft('a');
  expect(await readPictureDraft('a')).toBeNull();
});

it('forgets changes after thirty days', async () => {
  remove = mockIndexedDb().remove;
  await keepPictureDraft('old', draft(Date.now() - 31 * day));
  await keepPictureDraft('young', draft(Date.now() - 29 * day));
  expect(await readPictureDraft('old')).toBeNull();
  expect(await readPictureDraft('young')).not.toBeNull();
});

it('says that it does not keep files that are too large, or anything where the browser keeps nothing', async () => {
  const memory = mockIndexedDb();
  const large = Object.defineProperty(new Blob(['x']), 'size', { value: 60 * 1024 * 1024 + 1 });
  expect(await keepPictureDraft('large', draft(Date.now(), large))).toBe(false);
  expect(memory.kept.size).toBe(0);
  memory.remove();
  remove = mockIndexedDb({ blocked: true }).remove;
  expect(await keepPictureDraft('blocked', draft(Date.now()))).toBe(false);
  expect(await readPictureDraft('blocked')).toBeNull();
});
