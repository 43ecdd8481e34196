import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { words } from '../../testing/examples.ts';
import { WithValue } from '../../testing/with-value.tsx';
import { CategoryFilter, FilterChips } from './filter-chips.tsx';

export default { title: 'Shop/FilterChips' } satisfies Meta;

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

export const Orders: StoryObj = {
  render: () => (
    <WithValue<string> start="created">
      {(value, change) => (
        <FilterChips
          label="Заказы"
          value={value}
          onChange={change}
          options={[
            { value: 'all', label: 'Все', count: 128 },
            { value: 'created', label: 'Новые', count: 3, highlight: true },
            { value: 'accepted', label: 'Приняты', count: 0, highlight: true },
            { value: 'canceled', label: 'Отменены', disabled: true },
          ]}
        />
      )}
    </WithValue>
  ),
  parameters: { area: 'office' },
};

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
