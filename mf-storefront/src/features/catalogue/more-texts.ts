import { isolated } from 'shared-contracts';

/** What stands above other products, below the one that is looked at. */
export const moreTexts = { related: 'Похожие товары', others: 'Ещё в магазине' };

/** What a shopper reads of products that go with an order. */
export const addonTexts = {
  title: 'Добавьте к заказу',
  add: 'Добавить',
  added: (count: number) => `В корзине ${count}`,
  addNamed: (name: string) => `Добавить: ${isolated(name)}`,
  choose: 'Выбрать',
};
