/**
 * Signatures of releases (ADR 0036): a team signs its release, the registry countersigns the releases that it accepts, and signs the snapshot that
 * the BFF serves. Ed25519 (RFC 8032). Each kind of statement has a prefix of its own, so that a signature cannot be used for another kind.
 */
import {
  createHash,
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  sign,
  verify,
} from 'node:crypto';
import type { SignedRelease, SignedSnapshot } from 'shared-contracts';

/** The bytes before the 32 bytes of a private key in PKCS #8 (RFC 8410). */
const pkcs8 = Buffer.from('302e020100300506032b657004220420', 'hex');

const privateKeyOf = (key: string) =>
  createPrivateKey({ key: Buffer.concat([pkcs8, Buffer.from(key, 'base64url')]), format: 'der', type: 'pkcs8' });

const publicKeyOf = (key: string) => createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key }, format: 'jwk' });

const signed = (key: string, statement: string): string =>
  sign(null, Buffer.from(statement), privateKeyOf(key)).toString('base64url');

function isSigned(key: string, statement: string, signature: string): boolean {
  try {
    return verify(null, Buffer.from(statement), publicKeyOf(key), Buffer.from(signature, 'base64url'));
  } catch {
    return false;
  }
}

export const sha256 = (content: string | Uint8Array): string => createHash('sha256').update(content).digest('hex');

/** A new pair of keys, each 32 bytes in base64url. The public key never begins with a dash, which commands would read as an option. */
export function createKeyPair(): { privateKey: string; publicKey: string } {
  for (;;) {
    const pair = generateKeyPairSync('ed25519').privateKey.export({ format: 'der', type: 'pkcs8' });
    const privateKey = pair.subarray(pkcs8.length).toString('base64url');
    const publicKey = derivePublicKey(privateKey);
    if (!publicKey.startsWith('-')) return { privateKey, publicKey };
  }
}

/**
 * The registry's private key, unless one is configured. It is derived from the installation's secret, so a restored installation has the same key.
 */
export const deriveRegistryKey = (secretKey: Uint8Array): string =>
  createHmac('sha256', secretKey).update('registry of remotes').digest('base64url');

export const derivePublicKey = (privateKey: string): string =>
  createPublicKey(privateKeyOf(privateKey)).export({ format: 'jwk' }).x ?? '';

const releaseStatement = (team: string, manifest: string): string => `b2b release\n${team}\n${manifest}`;

export const signRelease = (privateKey: string, team: string, manifest: string): string =>
  signed(privateKey, releaseStatement(team, manifest));

export const isSignedByTeam = ({ team, key, manifest, signature }: Omit<SignedRelease, 'countersignature'>): boolean =>
  isSigned(key, releaseStatement(team, manifest), signature);

const acceptance = ({ name, version, team, key, manifest, signature }: Omit<SignedRelease, 'countersignature'>) =>
  ['b2b accepted', name, version, team, key, manifest, signature].join('\n');

export const countersign = (registryKey: string, release: Omit<SignedRelease, 'countersignature'>): string =>
  signed(registryKey, acceptance(release));

export const isCountersigned = (registryKeys: readonly string[], release: SignedRelease): boolean =>
  isSignedByTeam(release) && registryKeys.some((key) => isSigned(key, acceptance(release), release.countersignature));

export interface Preview {
  name: string;
  version: string;
}

const previewStatement = ({ name, version }: Preview, expires: number): string =>
  ['b2b preview', name, version, expires].join('\n');

/** @param expires milliseconds since 1970 */
export const signPreview = (registryKey: string, preview: Preview, expires: number): string =>
  [preview.name, preview.version, expires, signed(registryKey, previewStatement(preview, expires))].join('~');

const longestPreview = 400;

export function readPreview(registryKeys: readonly string[], token: string, now: number): Preview | null {
  if (token.length > longestPreview) return null;
  const [name = '', version = '', expires = '', signature = ''] = token.split('~');
  if (!(Number(expires) > now)) return null;
  const statement = previewStatement({ name, version }, Number(expires));
  return registryKeys.some((key) => isSigned(key, statement, signature)) ? { name, version } : null;
}

const snapshotStatement = (payload: string): string => `b2b snapshot\n${payload}`;

export const signSnapshot = (registryKey: string, payload: string): SignedSnapshot => ({
  payload,
  signature: signed(registryKey, snapshotStatement(payload)),
});

export const isSignedSnapshot = (registryKeys: readonly string[], { payload, signature }: SignedSnapshot): boolean =>
  registryKeys.some((key) => isSigned(key, snapshotStatement(payload), signature));
