import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';

interface PushKeys {
  privateKey: string;
  p256dh: string;
  auth: string;
}

const bytesOf = (text: string): Buffer => Buffer.from(text, 'base64url');
const derived = (key: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/**
 * What a browser would read of a push (RFC 8188 and 8291).
 * @throws where it was not encrypted for these keys
 */
export function decryptPush(body: Buffer, { privateKey, p256dh, auth }: PushKeys): string {
  const salt = body.subarray(0, 16);
  const senderLength = body.readUInt8(20);
  const sender = body.subarray(21, 21 + senderLength);
  const sealed = body.subarray(21 + senderLength);
  const receiver = createECDH('prime256v1');
  receiver.setPrivateKey(bytesOf(privateKey));
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), bytesOf(p256dh), sender]);
  const secret = derived(receiver.computeSecret(sender), bytesOf(auth), info, 32);
  const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derived(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-16));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  // The last record ends with a byte 2 and then padding zeros (RFC 8188).
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}
