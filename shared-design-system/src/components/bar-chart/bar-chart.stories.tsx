import type { Meta } from '@storybook/react-webpack5';
import { Card } from '../card/card.tsx';
import { Stack } from '../stack/stack.tsx';
import { type Bar, BarChart } from './bar-chart.tsx';

export default { title: 'Office/BarChart', parameters: { area: 'office' } } satisfies Meta;

const days = ['чт', 'пт', 'сб', 'вс', 'пн', 'вт', 'сегодня'];
const heads = ['День', 'Сумма'] as const;
const week = (values: readonly number[]): Bar[] =>
  days.map((tick, index) => {
    const value = values[index] ?? 0;
    const mark = value > 0 && value === Math.max(...values) ? `${value / 1000} т` : undefined;
    return { name: `${index + 1} июня`, tick, value, text: `${value} ₽`, mark, current: index === 6 };
  });

export const Weeks = () => (
  <Stack gap={4}>
    {[[2000, 5400, 14900, 9800, 3100, 6800, 18600], [], [0, 0, 0, 0, 0, 0, 100]].map((values, index) => (
      <Card key={values.join()} title={`Заказы, неделя ${index + 1}`}>
        <BarChart label="Заказы за 7 дней" heads={heads} bars={week(values)} />
      </Card>
    ))}
  </Stack>
);

export const Month = () => (
  <Card title="Заказы">
    <BarChart
      label="Заказы за 30 дней"
      heads={heads}
      bars={Array.from({ length: 30 }, (_, index) => ({
        name: `${index + 1} июня`,
        tick: index % 7 === 1 ? String(index + 1) : undefined,
        value: (index * 7919) % 23,
        text: `${(index * 7919) % 23} ₽`,
        current: index === 29,
      }))}
    />
  </Card>
);
