import { z } from 'zod';
import { type ContentType, contentTypes, contentVersions } from '../wire/enums.ts';
import { parseEnum, parseNumber, parseText } from '../wire/lenient.ts';
import { operation } from '../wire/operation.ts';
import { id } from '../wire/primitives.ts';
import { workErrors } from '../wire/problem.ts';

export const contentVersion = 'v1' as const;

export const shopPictures = ['shop-logo', 'shop-banner'] as const;

export interface ContentItem {
  version: 'v1' | 'unknown';
  id: string;
  link: string;
  bucket: string;
  linkExpires: string;
  externalId: string;
  type: ContentType;
  data: { order: number; show: boolean };
  shape: { width: number; height: number; colour: string } | null;
}

const shape = z.object({ width: z.int().positive(), height: z.int().positive(), colour: z.string() });

const meta = z.object({ order: z.int().min(-1).max(1000), show: z.boolean() });

const contentWire = z.object({
  version: z.string(),
  content_id: z.string(),
  link: z.string(),
  bucket: z.string(),
  link_expires: z.string(),
  external_id: z.string(),
  type: z.enum(contentTypes),
  meta: meta.extend({ width: z.int(), height: z.int(), colour: z.string() }),
});
export type ContentWire = z.infer<typeof contentWire>;

const itemRead = z.looseObject({ content_id: z.string().min(1) });
const metaRead = z.looseObject({}).catch({});

function readContentItem(value: unknown): ContentItem {
  const wire = itemRead.parse(value);
  const data = metaRead.parse(wire.meta);
  return {
    version: parseEnum(contentVersions, wire.version),
    id: wire.content_id,
    link: parseText(wire.link),
    bucket: parseText(wire.bucket),
    linkExpires: parseText(wire.link_expires),
    externalId: parseText(wire.external_id),
    type: parseEnum(contentTypes, wire.type),
    data: { order: parseNumber(data.order) ?? -1, show: data.show === true },
    shape: shape.safeParse(data).data ?? null,
  };
}

export const shownContent = (items: ContentItem[]): ContentItem[] =>
  items.filter((item) => item.data.show).sort((a, b) => a.data.order - b.data.order);

const externalId = z.union([id, z.enum(shopPictures)]);

export const retrieveContent = operation({
  name: 'retrieveContent',
  readOnly: true,
  group: 's3',
  path: '/v1/content/retrieve',
  access: 'merchant',
  owned: [
    { field: 'content_id', kind: 'content' },
    { field: 'external_id', kind: 'pictured' },
  ],
  request: z
    .object({ content_id: id.optional(), external_id: externalId.optional() })
    .refine((body) => body.content_id || body.external_id, {
      message: 'content_id or external_id',
      path: ['external_id'],
    }),
  response: z.object({ list: z.array(contentWire) }),
  errors: ['not_found'],
  encode: ({ externalId: external, contentId }: { externalId?: string; contentId?: string }) => ({
    external_id: external,
    content_id: contentId,
  }),
  decode: (body) =>
    z
      .object({ list: z.array(z.unknown()) })
      .parse(body)
      .list.map(readContentItem),
});

export const updateContent = operation({
  name: 'updateContent',
  group: 's3',
  path: '/v1/content/update',
  access: 'merchant',
  owned: [{ field: 'content_id', kind: 'content' }],
  request: z.object({ version: z.literal(contentVersion), content_id: id, meta: meta.partial() }),
  response: z.object({ content: contentWire }),
  errors: ['not_found', 'picture_limit'],
  encode: ({ contentId, ...data }: { contentId: string; order?: number; show?: boolean }) => ({
    version: contentVersion,
    content_id: contentId,
    meta: data,
  }),
  decode: (body) => readContentItem(z.object({ content: z.unknown().optional() }).parse(body).content),
});

const contentInfo = z.object({
  version: z.literal(contentVersion),
  external_id: externalId,
  type: z.literal('image'),
  // By default a new picture comes last and is hidden (promise 3.12.1).
  meta: z.object({ order: meta.shape.order.default(-1), show: meta.shape.show.default(false) }).prefault({}),
});

/**
 * Multipart with `file`, `idempotency_token`, `content_info`. The picture is decoded and encoded anew, its metadata
 * dropped. The same token gives the same picture.
 */
export const uploadContent = operation({
  name: 'uploadContent',
  group: 's3',
  path: '/v1/content/upload',
  access: 'merchant',
  body: 'multipart',
  owned: [{ field: 'content_info.external_id', kind: 'pictured' }],
  request: z.object({ file: z.instanceof(Blob), idempotency_token: id, content_info: contentInfo }),
  response: z.object({ content: contentWire }),
  errors: [
    'not_found',
    'picture_limit',
    'list_full',
    'payload_too_large',
    'unsupported_media_type',
    'idempotency_conflict',
    ...workErrors,
  ],
  encode: (upload: { file: Blob; idempotencyToken: string; externalId: string; order: number; show?: boolean }) => ({
    file: upload.file,
    idempotency_token: upload.idempotencyToken,
    content_info: {
      version: contentVersion,
      external_id: upload.externalId,
      type: 'image' as const,
      meta: { order: upload.order, show: upload.show ?? true },
    },
  }),
  decode: (body) => readContentItem(z.object({ content: z.unknown().optional() }).parse(body).content),
});

const publicAnswer = z.union([
  z.object({ tag: z.literal('done'), data: z.array(contentWire) }),
  z.object({ tag: z.literal('fail') }),
]);

const answerRead = z.looseObject({ tag: z.string() });

export const listPublicContent = operation({
  name: 'listPublicContent',
  method: 'GET',
  group: 's3',
  path: '/v1/content/public',
  access: 'merchantName',
  request: z.object({ external_id: z.string().max(60) }),
  response: publicAnswer,
  encode: ({ externalId: external }: { merchantName: string; externalId: string }) => ({ external_id: external }),
  decode: (body): ContentItem[] => {
    const answer = answerRead.safeParse(body);
    if (!answer.success || answer.data.tag !== 'done' || !Array.isArray(answer.data.data)) return [];
    return shownContent(answer.data.data.map(readContentItem));
  },
});

/** Path of a stored file below the origin, as in an item's `link`; not an operation: it answers a picture, not JSON. */
export const contentFilePath = '/v1/content/file';
