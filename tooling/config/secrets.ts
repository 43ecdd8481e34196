import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { derivePublicKey, deriveRegistryKey } from 'shared-node/release-signatures';
import { dataPaths } from './data-folder.ts';
import { writeFileAtomically } from './files.ts';
import { StartupError } from './startup-error.ts';
import { texts } from './texts.ts';

export interface Secrets {
  postgresPassword: string;
  secretKey: string;
}

/**
 * Reads the secrets of a data folder. Missing ones are generated and written to `secrets.json` (mode 0600).
 * @throws StartupError when the file exists but is not valid JSON
 */
export function readSecrets(dataDir: string): Secrets {
  const file = dataPaths(dataDir).secrets;
  const kept = existsSync(file) ? parse(file) : {};
  const secrets: Secrets = {
    postgresPassword: kept.postgresPassword ?? randomBytes(24).toString('base64url'),
    secretKey: kept.secretKey ?? randomBytes(32).toString('base64'),
  };
  if (!kept.postgresPassword || !kept.secretKey) {
    writeFileAtomically(file, `${JSON.stringify({ ...kept, ...secrets }, null, 2)}\n`, 0o600);
  }
  return secrets;
}

/**
 * The public key of the registry of this installation.
 * @param signingKey its private key, where one is configured; else it is derived from the secret, as the services do
 */
export const registryPublicKey = (signingKey: string | undefined, secretKey: string): string =>
  derivePublicKey(signingKey ?? deriveRegistryKey(Buffer.from(secretKey, 'base64')));

export function hasSecrets(dataDir: string): boolean {
  const file = dataPaths(dataDir).secrets;
  return existsSync(file) && parse(file).postgresPassword !== undefined;
}

function parse(file: string): Partial<Secrets> {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>;
  } catch {
    throw new StartupError(texts.brokenFile(file));
  }
}
