import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Text } from '../text/text.tsx';
import { Tabs } from './tabs.tsx';

const meta: Meta = { title: 'Layout/Tabs', parameters: { area: 'office' } };
export default meta;

const view = (text: string) => <Text>{text}</Text>;

export const ThreeViews: StoryObj = {
  render: () => (
    <Tabs
      label="Заказы"
      tabs={[
        { id: 'all', title: 'Все', content: view('Все заказы магазина за всё время.') },
        { id: 'new', title: 'Новые', count: 3, content: view('Три заказа ждут ответа.') },
        { id: 'closed', title: 'Архив', disabled: true, content: view('Здесь пока пусто.') },
      ]}
    />
  ),
};

/** More than a phone is wide: the titles scroll sideways. */
export const Many: StoryObj = {
  render: () => (
    <Tabs
      label="Настройки"
      tabs={['Данные магазина', 'Оформление', 'Доставка', 'Оплата', 'Контакты', 'Telegram-бот'].map((title) => ({
        id: title,
        title,
        content: view(`Настройки: ${title.toLowerCase()}.`),
      }))}
    />
  ),
};
