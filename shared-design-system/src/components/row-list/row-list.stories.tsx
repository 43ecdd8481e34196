import type { Meta } from '@storybook/react-webpack5';
import { noop } from '../../testing/examples.ts';
import { WithValue } from '../../testing/with-value.tsx';
import { EmptyState, ErrorState } from '../empty-state/empty-state.tsx';
import { FilterChips } from '../filter-chips/filter-chips.tsx';
import { ListRow } from '../list-row/list-row.tsx';
import { Loading, Skeleton } from '../skeleton/skeleton.tsx';
import { SearchInput } from '../text-input/text-input.tsx';
import { RowHeads, RowList } from './row-list.tsx';

export default { title: 'Office/RowList', parameters: { area: 'office' } } satisfies Meta;

const tools = (
  <>
    <WithValue<string> start="all">
      {(value, change) => (
        <FilterChips
          label="Показать"
          value={value}
          onChange={change}
          options={[
            { value: 'all', label: 'Все', count: 12 },
            { value: 'hidden', label: 'Скрытые', count: 2 },
          ]}
        />
      )}
    </WithValue>
    <WithValue start="">
      {(value, change) => <SearchInput value={value} onChange={change} label="Найти товар" />}
    </WithValue>
  </>
);

const rows = (
  <>
    <ListRow title="Букеты" text="12 товаров" to="/1" />
    <ListRow title="Открытки" text="2 товара" to="/2" />
  </>
);

export const WithTools = () => (
  <RowList label="Категории" tools={tools}>
    {rows}
  </RowList>
);

export const WithHeads = () => (
  <RowList
    label="Категории"
    heads={
      <RowHeads aria-hidden>
        <span>Категория</span>
      </RowHeads>
    }
  >
    {rows}
  </RowList>
);

export const Stale = () => (
  <RowList label="Категории" stale>
    {rows}
  </RowList>
);

export const Empty = () => <RowList label="Категории" tools={tools} state={<EmptyState title="Ничего не нашлось" />} />;

export const Failed = () => (
  <RowList label="Категории" state={<ErrorState title="Категории не загрузились" onRetry={noop} code="7f3a" />} />
);

export const Waiting = () => (
  <RowList
    label="Категории"
    state={
      <Loading>
        <Skeleton lines={4} />
      </Loading>
    }
  />
);
