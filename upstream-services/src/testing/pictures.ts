import { randomUUID } from 'node:crypto';
import { uploadContent } from 'shared-contracts';
import sharp, { type Sharp } from 'sharp';
import type { TestClient } from './client.ts';
import type { TestMerchant } from './shops.ts';

/** A picture of one colour, to be encoded. */
export const plain = (width = 64, height = 48, background = '#cc3344'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

/** A picture as a browser sends it. */
export const blobOf = async (picture: Sharp): Promise<Blob> => new Blob([new Uint8Array(await picture.toBuffer())]);

/** A JPEG of one colour. */
export const jpeg = (width?: number, height?: number, background?: string): Promise<Blob> =>
  blobOf(plain(width, height, background).jpeg());

/** The fields of an upload; the picture is the first in its place and shown, unless said otherwise. */
export const uploadOf = async (
  external_id: string,
  {
    order = 0,
    show = true,
    file,
    token = randomUUID(),
  }: { order?: number; show?: boolean; file?: Blob; token?: string } = {},
) => ({
  idempotency_token: token,
  content_info: { version: 'v1' as const, external_id, type: 'image' as const, meta: { order, show } },
  file: file ?? (await jpeg()),
});

/** Uploads a picture. Answers its item. */
export const newPicture = async (
  server: TestClient,
  merchant: TestMerchant,
  externalId: string,
  options: Parameters<typeof uploadOf>[1] = {},
) => (await server.ok(uploadContent, await uploadOf(externalId, options), merchant.owner)).content;
