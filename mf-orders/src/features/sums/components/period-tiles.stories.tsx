import { Card } from 'shared-design-system/office';
import { type Meta, WithValue } from 'shared-design-system/stories';
import { PeriodTiles } from './period-tiles.tsx';

export default { title: 'Office/PeriodTiles', parameters: { area: 'office' } } satisfies Meta;

export const Sums = () => (
  <Card title="Заказы">
    <WithValue start="week">
      {(value, change) => (
        <PeriodTiles
          label="Что показать на графике"
          value={value}
          onChange={change}
          tiles={[
            { label: 'Сегодня', sum: '18 600 ₽', hint: '3 заказа' },
            { value: 'week', label: '7 дней', sum: '72 300 ₽', hint: '14 заказов' },
            { value: 'month', label: '30 дней', sum: '12 241 900 ₽', hint: '52 заказа' },
          ]}
        />
      )}
    </WithValue>
  </Card>
);
