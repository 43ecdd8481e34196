import { keyName, seal, unseal } from './sealing.ts';
import { readWhole, streamOf } from './store.ts';

const key = Buffer.alloc(32, 1);
const other = Buffer.alloc(32, 2);
const sealed = (bytes: Buffer, name = 'a') => readWhole(seal(streamOf(bytes), key, name));
const opened = (bytes: Buffer, name = 'a', by = key) => readWhole(unseal(streamOf(bytes), by, name));
const refused = 'Ключ BACKUP_KEY не подходит к этой копии или она повреждена. Ничего не изменено.';

it.each([0, 1, 65_535, 65_536, 65_537, 200_000])('gives %i bytes back as they were', async (size) => {
  const bytes = Buffer.alloc(size, 'ж');
  const hidden = await sealed(bytes);
  expect(await opened(hidden)).toEqual(bytes);
  if (size > 3) expect(hidden.includes(bytes.subarray(0, 100))).toBe(false);
});

it('gives them back however they come in pieces', async () => {
  const hidden = await sealed(Buffer.alloc(150_000, 7));
  async function* dripping() {
    for (let at = 0; at < hidden.length; at += 997) yield hidden.subarray(at, at + 997);
  }
  expect(await readWhole(unseal(dripping(), key, 'a'))).toEqual(Buffer.alloc(150_000, 7));
});

it('refuses another key, another name and every changed part in one sentence', async () => {
  const hidden = await sealed(Buffer.alloc(150_000, 7));
  await expect(opened(hidden, 'a', other)).rejects.toThrow(refused);
  await expect(opened(hidden, 'b')).rejects.toThrow(refused);
  for (const at of [8, 23, 24, 70_000, hidden.length - 1]) {
    const changed = Buffer.from(hidden);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    await expect(opened(changed)).rejects.toThrow(refused);
  }
});

it('refuses what was cut off, at the end of a chunk too, and chunks in another order', async () => {
  const chunk = 65_536 + 16;
  const hidden = await sealed(Buffer.alloc(150_000, 7));
  for (const length of [24, 24 + chunk, 24 + 2 * chunk, hidden.length - 1]) {
    await expect(opened(hidden.subarray(0, length))).rejects.toThrow(refused);
  }
  const [head, first, second, last] = [
    hidden.subarray(0, 24),
    hidden.subarray(24, 24 + chunk),
    hidden.subarray(24 + chunk, 24 + 2 * chunk),
    hidden.subarray(24 + 2 * chunk),
  ] as const;
  await expect(opened(Buffer.concat([head, second, first, last]))).rejects.toThrow(refused);
});

it('names a key without telling it', () => {
  expect(keyName(undefined)).toBe('plain');
  expect(keyName(key)).toMatch(/^[0-9a-f]{16}$/);
  expect(keyName(key)).not.toBe(keyName(other));
});
