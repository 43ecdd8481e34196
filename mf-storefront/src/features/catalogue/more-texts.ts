import { isolateBidi } from 'shared-contracts';

export const moreTexts = { related: 'Похожие товары', others: 'Ещё в магазине' };

export const addonTexts = {
  title: 'Добавьте к заказу',
  add: 'Добавить',
  added: (count: number) => `В корзине ${count}`,
  addNamed: (name: string) => `Добавить: ${isolateBidi(name)}`,
  choose: 'Выбрать',
};
