import { readBody } from './read-body.ts';

const chunksOf = (...texts: string[]) => new Response(texts.join('')).body;

it('reads a body to its end', async () => {
  expect((await readBody(chunksOf('ро', 'зы'), 8)).toString()).toBe('розы');
  expect(await readBody(null, 8)).toHaveLength(0);
});

it('reads no further than its limit', async () => {
  let given = 0;
  async function* endless() {
    for (;;) yield Buffer.alloc(4, ++given);
  }
  await expect(readBody(endless(), 8)).rejects.toThrow(expect.objectContaining({ name: 'BodyTooLarge' }));
  expect(given).toBe(3);
});
