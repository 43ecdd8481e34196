import { isolateBidi } from 'shared-contracts';

export const binTexts = {
  link: 'Удалённое',
  title: 'Удалённое',
  back: 'Товары',
  failed: 'Удалённое не загрузилось',
  filter: 'Что удалено',
  kinds: { product: 'Товары', category: 'Категории', picture: 'Картинки' },
  forms: {
    product: ['товар', 'товара', 'товаров'],
    category: ['категория', 'категории', 'категорий'],
    picture: ['картинка', 'картинки', 'картинок'],
  } as const,
  dayForms: ['день', 'дня', 'дней'] as const,
  hourForms: ['час', 'часа', 'часов'] as const,
  lastHour: 'меньше часа',
  left: (time: string) => `Осталось: ${time}`,
  noneDeleted: {
    product: 'Удалённых товаров нет',
    category: 'Удалённых категорий нет',
    picture: 'Удалённых картинок нет',
  },
  explained: 'То, что вы удалите, хранится здесь 30\u00a0дней. Всё это время его можно вернуть.',
  pictureOf: (title: string) => `Картинка товара «${isolateBidi(title)}»`,
  shopPictures: { 'shop-logo': 'Логотип магазина', 'shop-banner': 'Баннер магазина' } as Readonly<
    Record<string, string>
  >,
  restoreOne: (name: string) => `Вернуть: ${name}`,
  restoreAll: (onlyPage: boolean) => (onlyPage ? 'Вернуть всё с этой страницы' : 'Вернуть всё'),
  restored: (names: string) => `Возвращено: ${names}`,
  notRestored: 'Не удалось вернуть',
  gone: 'Срок хранения истёк, или это уже вернули.',
  full: 'У товара может быть не больше трёх картинок. Верните остальные по одной: каждая встанет на место другой.',
  exchanged: 'У товара уже было три картинки: та, что стояла на этом месте, теперь здесь.',
  empty: 'Удалить всё',
  forGood: {
    label: (name: string) => `Удалить навсегда: ${name}`,
    one: (name: string) => `Удалить «${name}» навсегда?`,
    all: (names: string) => `Удалить навсегда ${names}?`,
    text: 'Вернуть будет нельзя.',
    confirm: 'Удалить навсегда',
    stay: 'Оставить',
    done: (names: string) => `Удалено навсегда: ${names}`,
    failed: 'Не удалось удалить',
  },
};
