import { randomInt } from 'node:crypto';
import { parseCookie, stringifySetCookie } from 'cookie';
import { type Preview, readPreview } from 'shared-node/release-signatures';
import { cookieAttributes, cookieName } from './attributes.ts';
import type { Site } from './site.ts';

const lifetime = 30 * 86_400;
const buckets = 10_000;
const bucketForm = /^\d{1,4}$/;

const cohortName = (site: Site): string => cookieName(site, 'b2b_cohort');
const previewName = (site: Site): string => cookieName(site, 'b2b_preview');

export function readBucket(cookieHeader: string | undefined, site: Site): number | null {
  if (!cookieHeader?.includes('b2b_cohort')) return null;
  const value = parseCookie(cookieHeader)[cohortName(site)] ?? '';
  return bucketForm.test(value) ? Number(value) : null;
}

export const newBucket = (): number => randomInt(buckets);

export const cohortCookie = (site: Site, bucket: number): string =>
  stringifySetCookie({ name: cohortName(site), value: String(bucket), maxAge: lifetime, ...cookieAttributes(site) });

export function readPreviewCookie(
  cookieHeader: string | undefined,
  site: Site,
  registryKeys: readonly string[],
): Preview | null {
  if (!cookieHeader?.includes('b2b_preview')) return null;
  return readPreview(registryKeys, parseCookie(cookieHeader)[previewName(site)] ?? '', Date.now());
}

export const previewCookie = (site: Site, token: string): string =>
  stringifySetCookie({ name: previewName(site), value: token, ...cookieAttributes(site) });
