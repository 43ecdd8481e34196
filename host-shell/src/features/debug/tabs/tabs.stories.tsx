import { Text } from 'shared-design-system/office';
import { type Meta, type StoryObj, words } from 'shared-design-system/stories';
import { Tabs } from './tabs.tsx';

export default { title: 'Feedback/Tabs' } satisfies Meta;

export const Default = () => (
  <Tabs
    label="Настройки доставки"
    tabs={[
      { id: 'courier', title: 'Курьер', content: <Text>{words.line}</Text> },
      { id: 'pickup', title: 'Самовывоз', count: 2, content: <Text>Лесная, 7 и Большой проспект, 18</Text> },
      { id: 'post', title: 'Почта', disabled: true, content: null },
    ]}
  />
);

export const LongWords: StoryObj = {
  render: () => (
    <Tabs
      label="Документы"
      tabs={[
        {
          id: 'a',
          title: 'Политика обработки персональных данных',
          count: 1280,
          content: <Text>{words.paragraph}</Text>,
        },
        { id: 'b', title: words.unbroken, content: null },
        { id: 'c', title: 'Оферта', content: null },
        { id: 'd', title: 'Возврат', content: null },
      ]}
    />
  ),
  parameters: { area: 'office' },
};
