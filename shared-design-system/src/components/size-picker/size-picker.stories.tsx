import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { nothing, words } from '../../testing/examples.ts';
import { Held } from '../../testing/held.tsx';
import { Stack } from '../stack/stack.tsx';
import { SizePicker } from './size-picker.tsx';

export default { title: 'Shop/SizePicker' } satisfies Meta;

const sizes = [
  { id: 's', value: 'S · 15 цветов' },
  { id: 'm', value: 'M · 25 цветов' },
  { id: 'l', value: 'L · 51 цветок', disabled: true },
];

export const States: StoryObj = {
  render: () => (
    <Stack gap={5}>
      <Held<string | null> start="m">
        {(value, change) => <SizePicker sizes={sizes} value={value} onChange={change} />}
      </Held>
      <SizePicker label="Обхват" sizes={sizes} value={null} onChange={nothing} error="Выберите размер" />
      <SizePicker
        label="Цвет"
        sizes={[
          { id: 'a', value: words.unbroken },
          { id: 'b', value: words.company },
          { id: 'c', value: '42' },
        ]}
        value="a"
        onChange={nothing}
      />
    </Stack>
  ),
};
