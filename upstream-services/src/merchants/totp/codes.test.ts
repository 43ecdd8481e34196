import { matchTotpStep, newTotpSecret } from './codes.ts';

it.each(['', '12345', '1234567', '12345a', '🌹🌹🌹', '१२३४५६', 'я'.repeat(6), '\u0000'.repeat(6)])(
  'takes %j for no code, and does not break on it',
  (code) => expect(matchTotpStep(newTotpSecret(), code, new Date('2026-06-14T12:00:00Z'))).toBeNull(),
);

it('takes the codes of now and of its neighbours (RFC 6238, appendix B, six digits)', () => {
  // The secret of the RFC's examples, and what its test vector says for 59 s after the epoch.
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  expect(matchTotpStep(secret, '287082', new Date(59_000))).toBe(1);
  expect(matchTotpStep(secret, '287082', new Date(60_000))).toBe(1);
  expect(matchTotpStep(secret, '287082', new Date(120_000))).toBeNull();
  expect(matchTotpStep(secret, '287083', new Date(59_000))).toBeNull();
});
