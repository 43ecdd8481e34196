import { findMismatch } from './mismatch.ts';

const loaded: Record<string, object> = {
  'shared-runtime': { debounce: () => {}, missing: undefined },
  zod: { z: { object: () => {} } },
};
const runtime = { shared: (module: string) => loaded[module] };

const find = (release: unknown) => {
  const requested: unknown[] = [];
  globalThis.fetch = async (address) => {
    requested.push(address);
    return new Response(typeof release === 'string' ? release : JSON.stringify(release));
  };
  return findMismatch('mf-orders', '/b2b/remotes/mf-orders/2/', runtime).then((mismatch) => ({ mismatch, requested }));
};
const taking = (modules: Record<string, string[] | null>) => ({
  uses: { modules: Object.fromEntries(Object.entries(modules).map(([name, names]) => [name, { range: null, names }])) },
});

const before = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = before;
});

it('names what a release takes and the page does not have, as the release itself says', async () => {
  const { mismatch, requested } = await find(
    taking({ 'shared-runtime': ['debounce', 'throttle'], zod: ['z.object', 'z.date'] }),
  );
  expect(mismatch).toBe('mf-orders takes what this page does not have: throttle of shared-runtime, z.date of zod');
  expect(requested).toEqual(['/b2b/remotes/mf-orders/2/release.json']);
});

it.each([
  ['takes what is there', taking({ 'shared-runtime': ['debounce'], zod: ['z.object'] })],
  ['takes what has not been loaded yet', taking({ 'react-hook-form': ['useForm'] })],
  ['takes a module whole', taking({ 'shared-runtime': null })],
  ['says nothing of itself', { name: 'mf-orders' }],
  ['is not there', 'not found'],
])('says nothing of a release that %s', async (_, release) => {
  expect((await find(release)).mismatch).toBeUndefined();
});
