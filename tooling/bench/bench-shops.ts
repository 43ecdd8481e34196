import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as api from 'shared-contracts';
import { demoAccounts } from '../demo/accounts.ts';
import { picturesDir, readPicture } from '../demo/pictures.ts';
import { verbena } from '../demo/shops/verbena.ts';
import { newMerchant } from './few-and-many.ts';

export interface BenchShop {
  merchantName: string;
  client: Awaited<ReturnType<typeof newMerchant>>['client'];
  products: string[];
}

export const homeOf = ({ merchantName }: Pick<BenchShop, 'merchantName'>): string =>
  `${api.basePath}/shop/${merchantName}`;

const categories = ['Букеты', 'Корзины', 'Сухоцветы'];

const tableOf = (count: number): Blob => {
  const rows = Array.from({ length: count }, (_, index) => {
    const category = categories[index % categories.length];
    return `Букет № ${index + 1};${1000 + index};Собираем утром в день доставки, № ${index + 1}.;${category}`;
  });
  return new Blob([['Название;Цена;Описание;Категории', ...rows].join('\n')]);
};

export async function makeOpenShop(origin: string, count: number): Promise<BenchShop> {
  const { merchantName, client } = await newMerchant(origin);
  const { contactPhone, locationAddress, settings, delivery } = verbena;
  await client.call(api.updateMerchant, { contactPhone, locationAddress, settings });
  await client.call(api.createDeliveryConditions, delivery);
  await client.call(api.importProducts, { file: tableOf(count), importId: crypto.randomUUID() });
  const products: string[] = [];
  for (let page = 1; products.length < count; page += 1) {
    const list = await client.call(api.listProducts, { page, per_page: 100 });
    if (list.products.length === 0) break;
    products.push(...list.products.map(({ id }) => id));
  }
  await client.call(api.updateMerchant, { settings: { visibility: 'published' } });
  return { merchantName, client, products };
}

export async function addPictures({ client, products }: BenchShop): Promise<void> {
  const folder = join(picturesDir, demoAccounts.verbena.merchantName);
  const files = readdirSync(folder).filter((name) => /-\d\.jpg$/.test(name));
  await api.inParallel([...products.entries()], 4, async ([index, externalId]) =>
    client.call(api.uploadContent, {
      file: await readPicture(join(folder, files[index % files.length] ?? '')),
      idempotencyToken: crypto.randomUUID(),
      externalId,
      order: 1,
    }),
  );
}
