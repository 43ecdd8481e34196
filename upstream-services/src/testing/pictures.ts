import { randomUUID } from 'node:crypto';
import { uploadContent } from 'shared-contracts';
import sharp, { type Sharp } from 'sharp';
import type { TestClient } from './client.ts';
import type { TestMerchant } from './shops.ts';

export const plainPicture = (width = 64, height = 48, background = '#cc3344'): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

export const blobOf = async (picture: Sharp): Promise<Blob> => new Blob([new Uint8Array(await picture.toBuffer())]);

export const jpeg = (width?: number, height?: number, background?: string): Promise<Blob> =>
  blobOf(plainPicture(width, height, background).jpeg());

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

export const newPicture = async (
  server: TestClient,
  merchant: TestMerchant,
  externalId: string,
  options: Parameters<typeof uploadOf>[1] = {},
) => (await server.ok(uploadContent, await uploadOf(externalId, options), merchant.owner)).content;

const scene = (object: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><rect width="800" height="800" fill="#cfd3d6"/><rect y="560" width="800" height="240" fill="#a9a29a"/>${object}</svg>`;
const vase =
  '<path d="M330 640C290 520 360 470 350 400H450C440 470 510 520 470 640Z" fill="#b3202c"/><circle cx="400" cy="300" r="110" fill="#e8b21f"/><circle cx="400" cy="300" r="45" fill="#5a3410"/>';
const flower = (x: number, y: number): string =>
  `<circle cx="${x}" cy="${y}" r="115" fill="#e8b21f"/><circle cx="${x}" cy="${y}" r="45" fill="#5a3410"/>`;
/** So large that the studio needs no closer look at it. */
const bouquet = `<path d="M290 700C230 560 330 500 320 400H480C470 500 570 560 510 700Z" fill="#b3202c"/>${flower(230, 270)}${flower(570, 270)}${flower(400, 220)}`;

export const photograph = (): Promise<Blob> => blobOf(sharp(Buffer.from(scene(bouquet))).jpeg());

export const halfPhotograph = (): Promise<Blob> =>
  blobOf(sharp(Buffer.from(scene(`<g transform="translate(-400 0)">${vase}</g>`))).jpeg());

export const emptyWall = (): Promise<Blob> => blobOf(sharp(Buffer.from(scene(''))).jpeg());
