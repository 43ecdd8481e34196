import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { backupLock } from 'shared-node';
import { openDatabase } from '../db/database.ts';
import { newPicture } from '../testing/pictures.ts';
import { newMerchant } from '../testing/shops.ts';
import { withTestServer } from '../testing/test-server.ts';
import { deleteUnusedFiles } from './unused-files.ts';

const server = withTestServer();

async function writtenDown() {
  const shop = await newMerchant(server);
  const { link } = await newPicture(server, shop, 'shop-logo');
  const key = link.split('/').at(-1) ?? '';
  const row = { merchant_id: shop.merchantId, bucket: 'pictures', key };
  await server.context.db.insertInto('unused_pictures').values(row).execute();
  const isThere = () => existsSync(join(server.folder, 'content/pictures', key.slice(0, 2), key));
  const forgetRow = () => sql`delete from content where key = ${key}`.execute(server.context.db);
  return { isThere, forgetRow };
}

it('keeps the files of a picture that is used again, and deletes those of one that is not', async () => {
  const [used, unused] = [await writtenDown(), await writtenDown()];
  await unused.forgetRow();
  await deleteUnusedFiles(server.context);
  expect([used.isThere(), unused.isThere()]).toEqual([true, false]);
});

it('deletes nothing while a backup runs, and what waited once it is over', async () => {
  const { isThere, forgetRow } = await writtenDown();
  await forgetRow();
  await server.context.db.connection().execute(async (backup) => {
    await sql`select pg_advisory_lock(${backupLock})`.execute(backup);
    expect(await deleteUnusedFiles(server.context)).toBe(0);
    expect(isThere()).toBe(true);
    await sql`select pg_advisory_unlock(${backupLock})`.execute(backup);
  });
  expect(await deleteUnusedFiles(server.context)).toBe(1);
  expect(isThere()).toBe(false);
});

it('waits for a store that is slower than a transaction may pause, and keeps what was done before it fails', async () => {
  const { context } = server;
  for (const picture of [await writtenDown(), await writtenDown()]) await picture.forgetRow();
  const { databaseUrl: url } = context.config;
  const db = openDatabase({ url, size: 2, log: context.log, statementTimeout: 200 });
  let removed = 0;
  const remove = async () => {
    if (removed++ > 0) throw new Error('the store is down');
    await sleep(500);
  };
  await expect(deleteUnusedFiles({ ...context, db, pictures: { ...context.pictures, remove } })).rejects.toThrow(
    'the store is down',
  );
  await db.destroy();
  expect(await deleteUnusedFiles(context)).toBe(1);
});

it('removes each file that it strikes off, whatever plan the database makes', async () => {
  const pictures = [await writtenDown(), await writtenDown(), await writtenDown()];
  for (const picture of pictures) await picture.forgetRow();
  const { context } = server;
  const url = new URL(context.config.databaseUrl);
  // A nested loop asks an inner select once for each row of the outer one.
  const plans = ['enable_hashjoin', 'enable_mergejoin', 'enable_hashagg', 'enable_material', 'enable_sort'];
  const options = [url.searchParams.get('options'), ...plans.map((plan) => `-c ${plan}=off`)].filter(Boolean).join(' ');
  url.searchParams.set('options', options);
  const db = openDatabase({ url: url.href, size: 2, log: context.log });
  await deleteUnusedFiles({ ...context, db });
  await db.destroy();
  expect(pictures.map(({ isThere }) => isThere())).toEqual([false, false, false]);
});
