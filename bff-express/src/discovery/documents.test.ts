import { gunzipSync } from 'node:zlib';
import { createDocuments, TooBusy } from './documents.ts';

const read = ({ gzip }: { gzip: Buffer }) => gunzipSync(gzip).toString();
async function* pieces(...texts: string[]) {
  yield* texts;
}

it('a document is made once for all who ask meanwhile, and kept until its shop changes', async () => {
  const documents = createDocuments();
  const make = jest.fn(() => pieces('a', 'b'));
  const both = await Promise.all([documents.recall('shop', '1', make), documents.recall('shop', '1', make)]);
  expect(both.map(read)).toEqual(['ab', 'ab']);
  expect(read(await documents.recall('shop', '1', make))).toBe('ab');
  expect(make).toHaveBeenCalledTimes(1);
  expect(read(await documents.recall('shop', '2', () => pieces('new')))).toBe('new');
});

it('one that takes long is not made anew at each change', async () => {
  const documents = createDocuments();
  const slow = async function* () {
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    yield 'slow';
  };
  await documents.recall('shop', '1', slow);
  const changed = await documents.recall('shop', '2', () => pieces('new'));
  expect([changed.version, read(changed)]).toEqual(['1', 'slow']);
});

it('makes few at a time, lets some wait, and refuses the others', async () => {
  const documents = createDocuments({ atOnce: 1, waiting: 1 });
  const begun: string[] = [];
  const release = Promise.withResolvers<void>();
  const held = (name: string) =>
    async function* () {
      begun.push(name);
      await release.promise;
      yield name;
    };
  const first = documents.recall('a', '1', held('a'));
  const second = documents.recall('b', '1', held('b'));
  await expect(documents.recall('c', '1', held('c'))).rejects.toThrow(TooBusy);
  expect(begun).not.toContain('b');
  release.resolve();
  expect((await Promise.all([first, second])).map(read)).toEqual(['a', 'b']);
  expect(begun).toEqual(['a', 'b']);
  expect(read(await documents.recall('c', '1', held('c')))).toBe('c');
});

it('one that is too large is refused, and not made anew until its shop changes', async () => {
  const documents = createDocuments({ maxBytes: 3 });
  const made: string[] = [];
  const large = async function* () {
    for (const piece of ['ab', 'cd', 'ef']) {
      made.push(piece);
      yield piece;
    }
  };
  for (let asked = 0; asked < 2; asked += 1)
    await expect(documents.recall('shop', '1', large)).rejects.toThrow('the document is too large');
  expect(made).toEqual(['ab', 'cd']);
  expect(read(await documents.recall('shop', '2', () => pieces('new')))).toBe('new');
});

it.each([
  ['takes too long', { timeout: 50 }],
  ['is too large', { maxBytes: 10 }],
])('one that %s is given up, and hinders no other', async (_, limits) => {
  const documents = createDocuments({ atOnce: 1, ...limits });
  const endless = async function* () {
    for (;;) {
      await new Promise((resolve) => setTimeout(resolve, 5));
      yield 'a';
    }
  };
  await expect(documents.recall('a', '1', endless)).rejects.toThrow();
  expect(read(await documents.recall('b', '1', () => pieces('b')))).toBe('b');
});
