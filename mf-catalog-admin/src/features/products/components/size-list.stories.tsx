import { type Meta, WithValue, words } from 'shared-design-system/stories';
import { SizeList } from './size-list.tsx';

export default { title: 'Office/SizeList', parameters: { area: 'office' } } satisfies Meta;

type Sizes = Parameters<typeof SizeList>[0]['value'];

const start: Sizes = [
  { id: 's', value: 'S · 15 цветов', price: null, sale: null },
  { id: 'm', value: words.unbroken, price: 4900, sale: 5600 },
  { id: 'l', value: '', price: null, sale: null },
];

export const Rows = () => (
  <WithValue<Sizes> start={start}>
    {(value, change) => (
      <SizeList value={value} onChange={change} errors={{ l: 'Напишите размер или уберите строку' }} />
    )}
  </WithValue>
);

export const Priced = () => (
  <WithValue<Sizes> start={start}>
    {(value, change) => <SizeList value={value} onChange={change} priced price={3900} />}
  </WithValue>
);

export const Empty = () => (
  <WithValue<Sizes> start={[]}>{(value, change) => <SizeList value={value} onChange={change} />}</WithValue>
);
