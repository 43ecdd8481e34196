import type { Meta } from '@storybook/react-webpack5';
import { Card } from '../card/card.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { ListRow } from '../list-row/list-row.tsx';
import { Loading, Skeleton } from '../skeleton/skeleton.tsx';
import { Text } from '../text/text.tsx';
import { ReservedRows } from './reserved-rows.tsx';
import { RowList } from './row-list.tsx';

export default { title: 'Office/ReservedRows', parameters: { area: 'office' } } satisfies Meta;

export const OneRow = () => (
  <>
    <Card title="Новые заказы" flush>
      <ReservedRows rest="Других новых заказов нет">
        <RowList label="Ждут ответа" compact>
          <ListRow to="/1" title="№ 1047" text="Ольга · Курьером · Коломна" />
        </RowList>
      </ReservedRows>
    </Card>
    <Text>Стоит на месте, сколько бы строк ни было.</Text>
  </>
);

export const Waiting = () => (
  <Card title="Новые заказы" flush>
    <ReservedRows padded>
      <Loading>
        <Skeleton lines={5} />
      </Loading>
    </ReservedRows>
  </Card>
);

export const Nothing = () => (
  <Card title="Новые заказы" flush>
    <ReservedRows>
      <EmptyState
        level={3}
        icon="shopping-bag"
        title="Новых заказов нет"
        text="Как только появятся, вы увидите их здесь."
      />
    </ReservedRows>
  </Card>
);
