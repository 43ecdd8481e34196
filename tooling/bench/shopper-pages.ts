import { callOf, listPublicProducts } from 'shared-contracts';
import { demoAccounts } from '../demo/accounts.ts';
import { brandOrigin } from '../start/settings.ts';
import { texts } from './texts.ts';
import { callOnce } from './workload.ts';

export interface ShopperPage {
  title: string;
  name: string;
  url: string;
}

export async function shopperPages(origin: string): Promise<ShopperPage[]> {
  const port = Number(new URL(origin).port);
  const shops = [
    { brand: 'bloom', merchantName: demoAccounts.verbena.merchantName },
    { brand: 'mum', merchantName: demoAccounts.lenIMed.merchantName },
  ];
  const pages = shops.map(async ({ brand, merchantName }) => {
    const answer = await callOnce(
      origin,
      texts.list,
      callOf(listPublicProducts, { merchantName, page: 1, per_page: 1 }),
    );
    const [product] = listPublicProducts.decode(await answer.json()).products;
    const home = `${brandOrigin(brand, port)}/b2b/shop/${merchantName}`;
    return [
      { title: texts.homeOf(merchantName), name: `${merchantName}-home`, url: home },
      { title: texts.productOf(merchantName), name: `${merchantName}-product`, url: `${home}/product/${product?.id}` },
    ];
  });
  return (await Promise.all(pages)).flat();
}
