import { id } from 'shared-contracts';
import { hashSecret, newId, newSecret } from './ids.ts';

it('makes ids that sort as they were made, thousands a millisecond', () => {
  const ids = Array.from({ length: 20_000 }, newId);
  expect(ids).toEqual([...new Set(ids)].sort());
  for (const one of ids.slice(0, 100)) expect(id.safeParse(one).success).toBe(true);
});

it('makes secrets of 256 bits, of which a hash is kept', () => {
  const secret = newSecret();
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
  expect(hashSecret(secret)).toHaveLength(32);
  expect(newSecret()).not.toBe(secret);
});
