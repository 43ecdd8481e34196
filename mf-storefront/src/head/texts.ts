import { isolateBidi } from 'shared-contracts';

export const texts = {
  shop: (shop: string) => `${isolateBidi(shop)}: каталог, цены, доставка и оплата. Заказ без регистрации.`,
  product: (product: string, shop: string) =>
    `${isolateBidi(product)} в магазине «${isolateBidi(shop)}»: цена, доставка, заказ без регистрации.`,
};
