/** What a page says about itself to search engines and messengers: for the server alone. */
export const texts = {
  shop: (shop: string) => `${shop}: каталог, цены, доставка и оплата. Заказ без регистрации.`,
  product: (product: string, shop: string) => `${product} в магазине «${shop}»: цена, доставка, заказ без регистрации.`,
};
