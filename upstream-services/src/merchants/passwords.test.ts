import { hash } from '@node-rs/argon2';
import { checkPassword, hashPassword } from './passwords.ts';

const composed = 'мой пароль ёж';
const decomposed = composed.normalize('NFD');
const cheap = { memoryCost: 8, timeCost: 1 };

it.each([
  ['a phone', composed],
  ['a Mac', decomposed],
])('a password that was set on %s opens on every device', async (_, typed) => {
  const kept = await hashPassword(typed, '203.0.113.7');
  expect(await checkPassword(kept, composed, '203.0.113.7')).toBe(true);
  expect(await checkPassword(kept, decomposed, '203.0.113.7')).toBe(true);
  expect(await checkPassword(kept, 'мой пароль еж', '203.0.113.7')).toBe(false);
});

it.each([composed, decomposed])('an earlier hash, of what was typed (%j), opens still', async (typed) => {
  const kept = await hash(typed, cheap);
  expect(await checkPassword(kept, composed, '203.0.113.7')).toBe(true);
  expect(await checkPassword(kept, decomposed, '203.0.113.7')).toBe(true);
});
