import { type Meta, words } from 'shared-design-system/stories';
import { History } from './history.tsx';

export default { title: 'Office/History', parameters: { area: 'office' } } satisfies Meta;

export const Default = () => (
  <History
    label="История заказа"
    items={[
      { id: '3', title: 'Собирается', time: 'сегодня, 14:20' },
      { id: '2', title: 'Оплата получена', text: 'Перевод 4 900 ₽, отметила Анна', time: 'сегодня, 13:05' },
      { id: '1', title: words.company, text: words.unbroken, time: '20 ноября 2026, 09:12' },
    ]}
  />
);
