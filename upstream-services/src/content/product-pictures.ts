import { expressionBuilder, type RawBuilder, sql } from 'kysely';
import { subjectsSince } from '../audit/index.ts';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/schema/index.ts';
import type { Trx } from '../db/transaction.ts';
import { requireQuota } from './quota.ts';
import { countVisible } from './repository.ts';

export const firstPictureOf = (merchantId: RawBuilder<string>, externalId: RawBuilder<string>) =>
  expressionBuilder<Tables>()
    .selectFrom('content')
    .select(['content.bucket', 'content.key', 'content.width', 'content.height', 'content.colour'])
    .where('content.merchant_id', '=', merchantId)
    .where('content.external_id', '=', externalId)
    .where('content.show', '=', true)
    .orderBy('content.place')
    .orderBy('content.created_at')
    .limit(1);

export const firstPictureJson = (merchantId: RawBuilder<string>, externalId: RawBuilder<string>) => sql<string | null>`(
  select to_jsonb(first_picture) from (${firstPictureOf(merchantId, externalId)}) first_picture
)`;

export const shownPicturesJson = (merchantId: RawBuilder<string>, externalId: RawBuilder<string>) => sql`(
  select coalesce(json_agg(json_build_object('bucket', bucket, 'key', key, 'width', width, 'height', height)
    order by place, created_at), '[]')
  from content where content.merchant_id = ${merchantId} and external_id = ${externalId} and show
)`;

export const shownPictures = (db: Database, merchantId: string, ids: readonly string[] | null) =>
  db
    .selectFrom('content')
    .select(['content_id', 'external_id', 'bucket', 'key', 'idempotency_token as token'])
    .where('merchant_id', '=', merchantId)
    .where('show', '=', true)
    .$if(ids !== null, (query) => query.where('external_id', '=', sql<string>`any(${ids}::text[])`))
    .orderBy('place')
    .orderBy('created_at')
    .execute();

/** @param imported products to which the import itself has added pictures: additions to them are not told apart from it */
export async function findProductsWithChangedPictures(
  db: Database,
  merchantId: string,
  { ids, imported, since }: { ids: readonly string[]; imported: ReadonlySet<string>; since: Date },
): Promise<Set<string>> {
  const found = new Set<string>();
  for (const kind of ['picture_changed', 'picture_restored', 'picture_added'] as const) {
    const changed = subjectsSince(merchantId, kind, since).as('changed');
    const rows = await db
      .selectFrom('content')
      .innerJoin(changed, (join) => join.on('changed.subject_id', '=', sql<string>`content.content_id::text`))
      .select('content.external_id as id')
      .distinct()
      .where('content.merchant_id', '=', merchantId)
      .where('content.external_id', '=', sql<string>`any(${ids}::text[])`)
      .execute();
    for (const { id } of rows) if (kind !== 'picture_added' || !imported.has(id)) found.add(id);
  }
  return found;
}

/** @throws Refusal list_full; the caller holds the lock of the shop */
export async function copyPictures(
  trx: Trx,
  { config, now }: Pick<AppContext, 'config' | 'now'>,
  merchantId: string,
  source: string,
  target: string,
): Promise<void> {
  const pictures = await countVisible(trx, merchantId, source.toLowerCase(), null);
  if (pictures === 0) return;
  await requireQuota(trx, config, merchantId, { pictures });
  const at = now();
  await sql`
    insert into content (
      merchant_id, content_id, external_id, bucket, key, place, show, width, height, colour,
      idempotency_token, body_hash, created_at, updated_at
    )
    select merchant_id, gen_random_uuid(), ${target}, bucket, key, place, true, width, height, colour,
      gen_random_uuid(), body_hash, ${at}, ${at}
    from content where merchant_id = ${merchantId} and external_id = ${source.toLowerCase()} and show
  `.execute(trx);
}

export async function showPictures(
  trx: Trx,
  merchantId: string,
  shown: readonly { product_id: string; pictures: string[] }[],
  now: Date,
): Promise<void> {
  if (shown.length === 0) return;
  await sql`
    update content set show = false, updated_at = ${now}
    where merchant_id = ${merchantId} and show and external_id = any(${shown.map((one) => one.product_id)}::text[])
  `.execute(trx);
  await sql`
    update content set show = true, place = line.place, updated_at = ${now}
    from (
      select picture.id::uuid as content_id, picture.place::integer as place
      from jsonb_to_recordset(${JSON.stringify(shown)}::jsonb) as product(pictures jsonb)
      cross join lateral jsonb_array_elements_text(product.pictures) with ordinality as picture(id, place)
    ) line
    where content.merchant_id = ${merchantId} and content.content_id = line.content_id
  `.execute(trx);
}
