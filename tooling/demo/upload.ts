import { inParallel, retrieveContent, uploadContent } from 'shared-contracts';
import type { Client } from './client.ts';
import { pictureFile, pictureNames, readPicture } from './pictures.ts';
import type { DemoShop } from './shop.ts';
import { stableId } from './stable-id.ts';

const uploadsAtOnce = 4;

interface Upload {
  externalId: string;
  name: string;
  order: number;
}

export async function uploadPictures(
  client: Client,
  shop: DemoShop,
  merchantName: string,
  products: ReadonlyMap<string, string>,
): Promise<number> {
  const uploads = uploadsOf(shop, products);
  const externalIds = [...new Set(uploads.map(({ externalId }) => externalId))];
  const there = new Set<string>();
  await inParallel(externalIds, uploadsAtOnce, async (externalId) => {
    for (const item of await client.call(retrieveContent, { externalId }))
      there.add(`${externalId} ${item.data.order}`);
  });
  const missing = uploads.filter(({ externalId, order }) => !there.has(`${externalId} ${order}`));
  await inParallel(missing, uploadsAtOnce, async ({ externalId, name, order }) =>
    client.call(uploadContent, {
      file: await readPicture(pictureFile(shop, name)),
      idempotencyToken: stableId(merchantName, externalId, name),
      externalId,
      order,
    }),
  );
  return uploads.length;
}

const uploadsOf = (shop: DemoShop, products: ReadonlyMap<string, string>): Upload[] => [
  { externalId: 'shop-banner', name: 'banner', order: 1 },
  { externalId: 'shop-logo', name: 'logo', order: 1 },
  ...shop.products.flatMap((product) => {
    const externalId = products.get(product.key);
    if (!externalId) return [];
    return pictureNames(product).map((name, index) => ({ externalId, name, order: index + 1 }));
  }),
];
