import { type Meta, WithValue, words } from 'shared-design-system/stories';
import { SizeList } from './size-list.tsx';

export default { title: 'Office/SizeList', parameters: { area: 'office' } } satisfies Meta;

type Sizes = Parameters<typeof SizeList>[0]['value'];

const start: Sizes = [
  { id: 's', value: 'S · 15 цветов' },
  { id: 'm', value: words.unbroken },
  { id: 'l', value: '' },
];

export const Rows = () => (
  <WithValue<Sizes> start={start}>
    {(value, change) => (
      <SizeList value={value} onChange={change} errors={{ l: 'Напишите размер или уберите строку' }} />
    )}
  </WithValue>
);

export const Empty = () => (
  <WithValue<Sizes> start={[]}>{(value, change) => <SizeList value={value} onChange={change} />}</WithValue>
);
