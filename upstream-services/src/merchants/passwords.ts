import { hash, verify } from '@node-rs/argon2';
import { networkOf } from '../limits/index.ts';
import { createPasswordQueue } from './password-queue.ts';

/** argon2id with the parameters that OWASP names as the least: 19 MiB, two passes, one lane. */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Passwords get two threads and 38 MiB at most, so that a flood of sign-ins leaves the rest to shops. A full queue takes some two seconds. */
const queue = createPasswordQueue({ atOnce: 2, waiting: 60, waitingOfOne: 30 });

/**
 * Hashes a password in Unicode's composed form (NFC): a Mac writes й as two characters where a phone writes one.
 * @param address of the caller, for a fair queue
 * @throws Refusal unavailable
 */
export const hashPassword = (password: string, address: string): Promise<string> =>
  queue(networkOf(address), () => hash(password.normalize(), options));

let decoy: Promise<string> | undefined;

/**
 * Checks a password. Without an account it checks against a decoy hash, so that the answer takes as long as with one.
 * @param passwordHash undefined where there is no account
 * @param address      of the caller, for a fair queue
 * @throws Refusal unavailable
 */
export async function checkPassword(passwordHash: string | undefined, password: string, address: string) {
  decoy ??= hash('nobody has this password', options);
  const against = passwordHash ?? (await decoy);
  // Older hashes are of the password as it was typed, which on a Mac was decomposed (NFD).
  const spellings = new Set([password.normalize(), password, password.normalize('NFD')]);
  const matches = await queue(networkOf(address), async () => {
    for (const spelling of spellings) if (await verify(against, spelling, options)) return true;
    return false;
  });
  return matches && passwordHash !== undefined;
}
