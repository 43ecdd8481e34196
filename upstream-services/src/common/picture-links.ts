import { createHash } from 'node:crypto';
import { contentFilePath } from 'shared-contracts';
import { formatUuid } from './ids.ts';

const contentLink = new RegExp(`${contentFilePath}/[\\w-]+/([\\w-]+)(?:\\.\\w+)?(?:\\?.*)?$`);

export const ownPictureKey = (link: string): string | null => contentLink.exec(link)?.[1] ?? null;

export const isPictureLink = (source: string): boolean => /^https?:\/\//i.test(source);

/** Idempotency token of a picture that a product gets from a link: always the same, so that the picture is stored once. */
export function tokenOfPictureLink(productId: string, link: string): string {
  const hash = createHash('sha256').update(`${productId.toLowerCase()} ${link}`).digest();
  return formatUuid(hash.subarray(0, 16), 8);
}
