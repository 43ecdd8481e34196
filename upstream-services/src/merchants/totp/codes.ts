import { createHmac, randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { cleanText } from 'shared-contracts';

const period = 30;
const neighbours = 1;
const secretBytes = 20;
const recoveryCodes = 10;
const sixDigits = /^\d{6}$/;

export const newTotpSecret = (): string => new Secret({ size: secretBytes }).base32;

export const totpUri = (secret: string, { site, email }: { site: string; email: string }): string =>
  new TOTP({ issuer: new URL(site).host, label: email, secret: Secret.fromBase32(secret), period }).toString();

export function matchTotpStep(secret: string, code: string, now: Date): number | null {
  // The library throws at letters of several bytes, which look as long as digits.
  if (!sixDigits.test(code)) return null;
  const timestamp = now.getTime();
  const delta = TOTP.validate({
    token: code,
    secret: Secret.fromBase32(secret),
    period,
    timestamp,
    window: neighbours,
  });
  return delta === null ? null : TOTP.counter({ period, timestamp }) + delta;
}

export const plainCode = (typed: string): string => cleanText(typed).replace(/[\s-]/g, '');
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);
export const isRecoveryCode = (code: string): boolean => /^\d{10}$/.test(code);

export function newRecoveryCodes(): string[] {
  const half = () => String(randomInt(100_000)).padStart(5, '0');
  const codes = new Set<string>();
  while (codes.size < recoveryCodes) codes.add(`${half()}-${half()}`);
  return [...codes];
}

/**
 * What is stored of a recovery code.
 * @param key  the services' key: without it, whoever has the table could try out all codes of ten digits
 * @param code as {@link plainCode} makes it
 */
export const hashRecoveryCode = (key: Buffer, merchantId: string, code: string): Buffer =>
  createHmac('sha256', key).update(`recovery code ${merchantId} ${code}`).digest();
