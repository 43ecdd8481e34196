import type { Meta } from '@storybook/react-webpack5';
import { noop } from '../../testing/examples.ts';
import { WithValue } from '../../testing/with-value.tsx';
import { Stack } from '../stack/stack.tsx';
import { SegmentedControl } from './segmented-control.tsx';

export default { title: 'Forms/SegmentedControl' } satisfies Meta;

export const Default = () => (
  <Stack>
    <WithValue<string> start="delivery">
      {(value, change) => (
        <SegmentedControl
          label="Как получить"
          value={value}
          onChange={change}
          options={[
            { value: 'delivery', label: 'Доставка', icon: 'truck' },
            { value: 'pickup', label: 'Самовывоз', icon: 'store' },
          ]}
        />
      )}
    </WithValue>
    <SegmentedControl
      label="Период"
      value="week"
      onChange={noop}
      options={[
        { value: 'day', label: 'День' },
        { value: 'week', label: 'Неделя' },
        { value: 'month', label: 'Месяц' },
        { value: 'year', label: 'Год', disabled: true },
      ]}
    />
  </Stack>
);

export const LongWords = () => (
  <SegmentedControl
    label="Кому"
    value="self"
    onChange={noop}
    options={[
      { value: 'self', label: 'Себе, заберу самостоятельно' },
      { value: 'other', label: 'Другому получателю' },
    ]}
  />
);
