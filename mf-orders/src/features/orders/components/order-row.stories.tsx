import { Button, Card, RowList } from 'shared-design-system/office';
import { type Meta, pictures, products, words } from 'shared-design-system/stories';
import { OrderRow, type OrderRowProps } from './order-row.tsx';
import { OrderTableHead } from './order-table-head.tsx';

export default { title: 'Office/OrderRow', parameters: { area: 'office' } } satisfies Meta;

const order: OrderRowProps = {
  to: '/orders/1',
  number: '1042',
  age: '14 мин',
  sum: 5250,
  goods: 'Пионы «Сара Бернар» с эвкалиптом, M',
  when: 'сегодня 14:00–16:00',
  delivery: 'Курьером · Лесная, 7',
  customer: 'Ольга',
  image: products.peonies.image,
  count: 1,
  status: 'created',
  money: { state: 'pending' },
};

export const States = () => (
  <RowList label="Заказы" heads={<OrderTableHead />}>
    <OrderRow {...order} fresh action={<Button size="s">Принять</Button>} />
    <OrderRow
      {...order}
      number="1041"
      age="2 ч"
      when="вчера 18:00–20:00"
      late
      status="accepted"
      money={{ state: 'pending', reported: true }}
      action={<Button size="s">Деньги пришли</Button>}
    />
    <OrderRow {...order} number="1040" age="вчера" status="delivering" money={{ state: 'succeeded' }} count={3} />
    <OrderRow {...order} number="1039" status="completed" money={{ state: 'succeeded' }} image={null} />
    <OrderRow
      {...order}
      number="1038"
      status="canceled"
      money={{ state: 'succeeded', status: 'canceled' }}
      image={pictures.broken}
    />
    <OrderRow
      to="/orders/2"
      number="1037"
      age="20 нояб."
      sum={0}
      goods="--"
      count={0}
      status="created"
      money={{ state: 'refunded' }}
    />
  </RowList>
);

export const Compact = () => (
  <Card title="Новые заказы" flush>
    <RowList label="Список новых заказов" compact>
      <OrderRow {...order} compact fresh />
      <OrderRow {...order} compact number="1041" status="accepted" money={{ state: 'succeeded' }} />
    </RowList>
  </Card>
);

export const LongWords = () => (
  <RowList label="Заказы" heads={<OrderTableHead />}>
    <OrderRow
      {...order}
      number="1234567890"
      age="20 ноября 2026"
      sum={1_250_000.5}
      goods={`${products.long.name}, ${words.unbroken}`}
      delivery={words.address}
      customer={words.unbroken}
      count={128}
      status="assembling"
      money={{ state: 'waiting_for_capture' }}
      action={<Button size="s">Передать курьеру</Button>}
    />
  </RowList>
);
