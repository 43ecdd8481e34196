import type { Meta } from '@storybook/react-webpack5';
import { words } from '../../testing/examples.ts';
import { WithValue } from '../../testing/with-value.tsx';
import { ListInput, type ListItem } from './list-input.tsx';

export default { title: 'Forms/ListInput', parameters: { area: 'office' } } satisfies Meta;

const sizes: ListItem[] = [
  { id: 's', value: 'S · 15 цветов' },
  { id: 'm', value: 'M · 25 цветов' },
  { id: 'l', value: '' },
];

let next = 0;
const createId = () => `new-${next++}`;

export const Sizes = () => (
  <WithValue start={sizes}>
    {(value, change) => (
      <ListInput
        label="Размеры"
        value={value}
        onChange={change}
        createId={createId}
        addLabel="Добавить размер"
        placeholder="L · 51 цветок"
        errors={{ l: 'Напишите размер или уберите строку' }}
      />
    )}
  </WithValue>
);

export const Empty = () => (
  <WithValue<ListItem[]> start={[]}>
    {(value, change) => (
      <ListInput label="Размеры" value={value} onChange={change} createId={createId} addLabel="Добавить размер" />
    )}
  </WithValue>
);

export const LongSentences = () => (
  <WithValue<ListItem[]>
    start={[
      { id: 'a', value: words.paragraph },
      { id: 'b', value: words.unbroken },
    ]}
  >
    {(value, change) => (
      <ListInput label="Условия" value={value} onChange={change} createId={createId} multiline max={2} />
    )}
  </WithValue>
);
