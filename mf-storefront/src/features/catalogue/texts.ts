import { isolateBidi } from 'shared-contracts';

export const texts = {
  earlier: 'Показать предыдущие',
  fromStart: 'К началу каталога',
  all: 'Показать все товары',
  nothingFound: {
    title: 'Ничего не нашлось',
    text: (words: string) =>
      `По запросу «${isolateBidi(words)}» товаров нет. Попробуйте другое слово, покороче, или посмотрите всё, что есть.`,
    inCategory: (words: string, category: string) =>
      `В разделе «${isolateBidi(category)}» нет товаров по запросу «${isolateBidi(words)}». Поищите во всём магазине или попробуйте другое слово.`,
    everywhere: 'Искать во всём магазине',
  },
  noSuchPage: { title: 'Дальше ничего нет', text: 'Каталог короче, чем эта страница. Вернитесь к его началу.' },
  noSuchCategory: { title: 'Такого раздела нет', text: 'Возможно, его убрали. Посмотрите все товары.' },
  empty: { title: 'Товары скоро появятся', text: 'Магазин готовит витрину. Загляните чуть позже.' },
  emptyCategory: {
    title: 'Пока пусто',
    text: (category: string) => `В разделе «${isolateBidi(category)}» сейчас ничего нет. Посмотрите остальные.`,
  },
};
