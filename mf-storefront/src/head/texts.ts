import { isolated } from 'shared-contracts';

export const texts = {
  shop: (shop: string) => `${isolated(shop)}: каталог, цены, доставка и оплата. Заказ без регистрации.`,
  product: (product: string, shop: string) =>
    `${isolated(product)} в магазине «${isolated(shop)}»: цена, доставка, заказ без регистрации.`,
};
