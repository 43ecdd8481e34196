import fc from 'fast-check';
import { createPageTokens, tokenLength } from './page-token.ts';

const secret = Buffer.alloc(32, 1);
const hour = 3_600_000;

function tokensAt(began = Date.UTC(2026, 10, 24, 10)) {
  const clock = { now: began };
  return { clock, tokens: createPageTokens(secret, () => clock.now) };
}

it('says what its page was given, and which page it is of', () => {
  const { tokens } = tokensAt();
  const [one, other] = [tokens.issue('0123456789ab', 'canary'), tokens.issue('0123456789ab', 'canary')];
  expect([one.length, other.length]).toEqual([tokenLength, tokenLength]);
  expect(tokens.read(one)).toEqual({ id: expect.any(String), snapshot: '0123456789ab', cohort: 'canary' });
  expect(tokens.read(one)).not.toEqual(tokens.read(other));
  expect(tokens.read(tokens.issue('ffffffffffff', 'stable'))).toMatchObject({ cohort: 'stable' });
});

it('is good for two hours, and not before it was given', () => {
  const { clock, tokens } = tokensAt();
  const token = tokens.issue('0123456789ab', 'stable');
  clock.now += 2 * hour;
  expect(tokens.read(token)).toMatchObject({ snapshot: '0123456789ab' });
  clock.now += 1_000;
  expect(tokens.read(token)).toBe('expired');
  clock.now -= 3 * hour;
  expect(tokens.read(token)).toBe('expired');
});

it('is none where anything of it was changed, or another secret signed it', () => {
  const { tokens } = tokensAt();
  const token = tokens.issue('0123456789ab', 'stable');
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  fc.assert(
    fc.property(fc.nat(tokenLength - 1), fc.constantFrom(...letters), (at, letter) => {
      fc.pre(token[at] !== letter);
      expect(tokens.read(token.slice(0, at) + letter + token.slice(at + 1))).toBe('forged');
    }),
  );
  const others = createPageTokens(Buffer.alloc(32, 2), () => Date.UTC(2026, 10, 24, 10));
  expect(tokens.read(others.issue('0123456789ab', 'stable'))).toBe('forged');
});

it.each(['', 'x', 'a'.repeat(43), `${'a'.repeat(43)}é`, `${'a'.repeat(43)}=`])('is none as «%s»', (text) => {
  expect(tokensAt().tokens.read(text)).toBe('malformed');
});
