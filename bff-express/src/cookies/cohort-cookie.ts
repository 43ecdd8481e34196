import { randomInt } from 'node:crypto';
import { stringifySetCookie } from 'cookie';
import { type Preview, readPreview } from 'shared-node/release-signatures';
import { cookieAttributes, cookieName } from './attributes.ts';
import type { Cookies } from './cookies.ts';
import type { Site } from './site.ts';

const lifetime = 30 * 86_400;
const buckets = 10_000;
const bucketForm = /^\d{1,4}$/;

const cohortName = 'b2b_cohort';
const previewName = 'b2b_preview';

export function readBucket(cookies: Cookies): number | null {
  const value = cookies.getPrefixed(cohortName) ?? '';
  return bucketForm.test(value) ? Number(value) : null;
}

export const newBucket = (): number => randomInt(buckets);

export const cohortCookie = (site: Site, bucket: number): string =>
  stringifySetCookie({
    name: cookieName(site, cohortName),
    value: String(bucket),
    maxAge: lifetime,
    ...cookieAttributes(site),
  });

export function readPreviewCookie(cookies: Cookies, registryKeys: readonly string[]): Preview | null {
  const value = cookies.getPrefixed(previewName);
  return value === undefined ? null : readPreview(registryKeys, value, Date.now());
}

export const previewCookie = (site: Site, token: string): string =>
  stringifySetCookie({ name: cookieName(site, previewName), value: token, ...cookieAttributes(site) });
