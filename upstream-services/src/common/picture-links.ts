import { createHash } from 'node:crypto';
import { contentFilePath } from 'shared-contracts';

const own = new RegExp(`${contentFilePath}/[\\w-]+/([\\w-]+)(?:\\.\\w+)?(?:\\?.*)?$`);

export const ownPictureKey = (link: string): string | null => own.exec(link)?.[1] ?? null;

export const isPictureLink = (source: string): boolean => /^https?:\/\//i.test(source);

/** Idempotency token of a picture that a product gets from a link: always the same, so that the picture is stored once. */
export function tokenOfPictureLink(productId: string, link: string): string {
  const hash = createHash('sha256').update(`${productId.toLowerCase()} ${link}`).digest();
  hash[6] = ((hash[6] as number) & 0x0f) | 0x80;
  hash[8] = ((hash[8] as number) & 0x3f) | 0x80;
  const hex = hash.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
}
