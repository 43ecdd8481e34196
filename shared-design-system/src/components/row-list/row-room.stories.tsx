import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from '../card/card.tsx';
import { ListRow } from '../list-row/list-row.tsx';
import { Loading, Skeleton } from '../skeleton/skeleton.tsx';
import { EmptyState } from '../state/state.tsx';
import { Text } from '../text/text.tsx';
import { RowList } from './row-list.tsx';
import { RowRoom } from './row-room.tsx';

export default { title: 'Office/RowRoom', parameters: { area: 'office' } } satisfies Meta;

export const OneRow: StoryObj = {
  render: () => (
    <>
      <Card title="Новые заказы" flush>
        <RowRoom rest="Других новых заказов нет">
          <RowList label="Ждут ответа" compact>
            <ListRow to="/1" title="№ 1047" text="Ольга · Курьером · Коломна" />
          </RowList>
        </RowRoom>
      </Card>
      <Text>Стоит на месте, сколько бы строк ни было.</Text>
    </>
  ),
};

export const Waiting: StoryObj = {
  render: () => (
    <Card title="Новые заказы" flush>
      <RowRoom padded>
        <Loading>
          <Skeleton lines={5} />
        </Loading>
      </RowRoom>
    </Card>
  ),
};

export const Nothing: StoryObj = {
  render: () => (
    <Card title="Новые заказы" flush>
      <RowRoom>
        <EmptyState
          level={3}
          icon="shopping-bag"
          title="Новых заказов нет"
          text="Как только появятся, вы увидите их здесь."
        />
      </RowRoom>
    </Card>
  ),
};
