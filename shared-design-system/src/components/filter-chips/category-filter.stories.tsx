import type { Meta } from '@storybook/react-webpack5';
import { words } from '../../testing/examples.ts';
import { CategoryFilter } from './category-filter.tsx';

export default { title: 'Shop/CategoryFilter' } satisfies Meta;

export const Categories = () => (
  <CategoryFilter
    value="bouquets"
    addressOf={(id) => `/shop/a?category=${id ?? ''}`}
    total={23}
    categories={[
      { id: 'bouquets', title: 'Букеты', count: 12 },
      { id: 'boxes', title: 'В коробке и горшке', count: 4 },
      { id: 'vases', title: 'В вазе и ведёрке', count: 5 },
      { id: 'cards', title: 'Открытки', count: 2 },
    ]}
  />
);

const many = Array.from({ length: 100 }, (_, index) => ({
  id: String(index),
  title: index % 9 === 0 ? words.company : `Категория ${index + 1}`,
  count: index,
}));

export const Hundred = () => (
  <CategoryFilter value="50" addressOf={(id) => `/shop/a?category=${id ?? ''}`} total={1280} categories={many} />
);

export const LongWords = () => (
  <CategoryFilter
    value="b"
    addressOf={() => '/shop/a'}
    categories={[
      { id: 'a', title: words.company, count: 1280 },
      { id: 'b', title: words.unbroken },
    ]}
  />
);
