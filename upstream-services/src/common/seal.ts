import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const ivLength = 12;
const tagLength = 16;

/**
 * Encrypts a secret at rest.
 * @param key   32 bytes
 * @param owner id of the owner: a secret sealed for one owner cannot be opened for another
 * @returns initialisation vector, tag and ciphertext, concatenated
 */
export function seal(key: Buffer, owner: string, secret: string): Buffer {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv(algorithm, key, iv).setAAD(Buffer.from(owner));
  const text = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), text]);
}

export function unseal(key: Buffer, owner: string, sealed: Buffer): string {
  const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, ivLength)).setAAD(Buffer.from(owner));
  decipher.setAuthTag(sealed.subarray(ivLength, ivLength + tagLength));
  return Buffer.concat([decipher.update(sealed.subarray(ivLength + tagLength)), decipher.final()]).toString('utf8');
}

export const maskOf = (secret: string): string => `••••••••${secret.length >= 12 ? secret.slice(-4) : ''}`;
