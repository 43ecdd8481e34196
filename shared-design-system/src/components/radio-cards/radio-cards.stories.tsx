import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { noop, words } from '../../testing/examples.ts';
import { WithValue } from '../../testing/with-value.tsx';
import { Icon } from '../icon/icon.tsx';
import { Stack } from '../stack/stack.tsx';
import { RadioCards } from './radio-cards.tsx';

export default { title: 'Forms/RadioCards' } satisfies Meta;

export const Delivery = () => (
  <WithValue<string | null> start="courier">
    {(value, change) => (
      <RadioCards
        label="Доставка"
        value={value}
        onChange={change}
        options={[
          { value: 'courier', label: 'Курьером по городу', hint: 'Сегодня, за 2 часа', aside: '350 ₽', icon: 'truck' },
          { value: 'pickup', label: 'Самовывоз', hint: 'Лесная, 7, до 21:00', aside: 'Бесплатно', icon: 'store' },
          { value: 'post', label: 'Почтой', hint: 'Живые цветы не отправляем', disabled: true },
        ]}
      />
    )}
  </WithValue>
);

export const Columns: StoryObj = {
  render: () => (
    <Stack gap={6}>
      <RadioCards
        label="Оплата"
        value={null}
        onChange={noop}
        columns={2}
        options={[
          { value: 'card', label: 'Картой онлайн' },
          { value: 'transfer', label: 'Переводом по номеру телефона' },
        ]}
      />
      <RadioCards
        label="Вид"
        value="3"
        onChange={noop}
        columns={2}
        options={[
          { value: '2', label: 'По два в ряд', picture: <Icon name="package" /> },
          { value: '3', label: 'По три в ряд', picture: <Icon name="layers" /> },
        ]}
      />
    </Stack>
  ),
  parameters: { area: 'office' },
};

export const LongWords = () => (
  <RadioCards
    label="Доставка"
    value="b"
    onChange={noop}
    columns={3}
    options={[
      { value: 'a', label: words.company, hint: words.paragraph, aside: '128 450,50 ₽' },
      { value: 'b', label: words.unbroken, hint: words.unbroken, icon: 'truck' },
      { value: 'c', label: 'Сам' },
    ]}
  />
);
