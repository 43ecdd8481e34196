import { Stack } from 'shared-design-system/shop';
import { type Meta, noop, WithValue, words } from 'shared-design-system/stories';
import { SizePicker } from './size-picker.tsx';

export default { title: 'Shop/SizePicker' } satisfies Meta;

const sizes = [
  { id: 's', value: 'S · 15 цветов' },
  { id: 'm', value: 'M · 25 цветов' },
  { id: 'l', value: 'L · 51 цветок', disabled: true },
];

export const States = () => (
  <Stack gap={5}>
    <WithValue<string | null> start="m">
      {(value, change) => <SizePicker sizes={sizes} value={value} onChange={change} />}
    </WithValue>
    <SizePicker label="Обхват" sizes={sizes} value={null} onChange={noop} error="Выберите размер" />
    <SizePicker
      label="Цвет"
      sizes={[
        { id: 'a', value: words.unbroken },
        { id: 'b', value: words.company },
        { id: 'c', value: '42' },
      ]}
      value="a"
      onChange={noop}
    />
  </Stack>
);
