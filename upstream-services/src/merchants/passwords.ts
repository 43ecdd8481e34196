import { hash, verify } from '@node-rs/argon2';

/** argon2id with the parameters that OWASP names as the least: 19 MiB, two passes, one lane. */
const options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export const hashPassword = (password: string): Promise<string> => hash(password, options);

let decoy: Promise<string> | undefined;

/**
 * Checks a password. Where there is no account it still checks against some hash, so that the answer takes as long as with one.
 * @param passwordHash undefined where there is no account
 */
export async function checkPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const matches = await verify(passwordHash ?? (await decoy), password, options);
  return matches && passwordHash !== undefined;
}
