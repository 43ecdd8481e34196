import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { noop } from '../../testing/examples.ts';
import { WithValue } from '../../testing/with-value.tsx';
import { FilterChips } from './filter-chips.tsx';

export default { title: 'Shop/FilterChips' } satisfies Meta;

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
          moreLabel="Все состояния"
          onMore={noop}
        />
      )}
    </WithValue>
  ),
  parameters: { area: 'office' },
};
