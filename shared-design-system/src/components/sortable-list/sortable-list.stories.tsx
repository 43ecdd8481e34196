import type { Meta } from '@storybook/react-webpack5';
import { products, words } from '../../testing/examples.ts';
import { WithValue } from '../../testing/with-value.tsx';
import { Text } from '../text/text.tsx';
import { moveItem } from './move-item.ts';
import { SortableList } from './sortable-list.tsx';

export default { title: 'Office/SortableList', parameters: { area: 'office' } } satisfies Meta;

const list = (names: string[], disabled = false) => (
  <WithValue start={names}>
    {(items, change) => (
      <SortableList
        label="Товары"
        items={items}
        keyOf={(item) => item}
        nameOf={(item) => item}
        onMove={(from, to) => change(moveItem(items, from, to))}
        disabled={disabled}
      >
        {(item, _index, handle) => (
          <>
            {handle}
            <Text>{item}</Text>
          </>
        )}
      </SortableList>
    )}
  </WithValue>
);

export const ByHandle = () => list([products.peonies.name, products.roses.name, products.tulips.name]);
export const LongNames = () => list([products.long.name, words.unbroken, words.company]);
export const Disabled = () => list([products.mug.name, products.tulips.name], true);
