import type { Meta } from '@storybook/react-webpack5';
import { noop, words } from '../../testing/examples.ts';
import { WithValue } from '../../testing/with-value.tsx';
import { Stack } from '../stack/stack.tsx';
import { Chips } from './chips.tsx';

export default { title: 'Forms/Chips', parameters: { area: 'office' } } satisfies Meta;

const options = [
  { value: 'bouquets', label: 'Букеты' },
  { value: 'boxes', label: 'В коробке и горшке' },
  { value: 'cards', label: 'Открытки' },
  { value: 'old', label: 'Архив', disabled: true },
];

export const Default = () => (
  <WithValue start={['bouquets']}>
    {(values, change) => (
      <Chips
        label="Категории"
        values={values}
        onChange={change}
        options={options}
        addLabel="Новая категория"
        onAdd={noop}
      />
    )}
  </WithValue>
);

export const EmptyAndLong = () => (
  <Stack>
    <Chips label="Категории" values={[]} onChange={noop} options={[]} addLabel="Новая категория" onAdd={noop} />
    <Chips
      label="Поводы"
      values={['a', 'b']}
      onChange={noop}
      options={[
        { value: 'a', label: words.company },
        { value: 'b', label: words.unbroken },
      ]}
    />
  </Stack>
);
