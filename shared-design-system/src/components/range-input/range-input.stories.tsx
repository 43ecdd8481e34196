import type { Meta } from '@storybook/react-webpack5';
import { WithValue } from '../../testing/with-value.tsx';
import { Stack } from '../stack/stack.tsx';
import { RangeInput } from './range-input.tsx';

export default { title: 'Forms/RangeInput', parameters: { area: 'office' } } satisfies Meta;

export const Default = () => (
  <Stack gap={5}>
    <WithValue start={1.8}>
      {(value, change) => (
        <RangeInput
          label="Масштаб"
          value={value}
          onChange={change}
          min={1}
          max={3}
          step={0.1}
          format={(zoom) => `${zoom.toLocaleString('ru-RU')}×`}
        />
      )}
    </WithValue>
    <WithValue start={0}>
      {(value, change) => (
        <RangeInput
          label="Поворот"
          value={value}
          onChange={change}
          min={-180}
          max={180}
          step={1}
          format={(degrees) => `${degrees}°`}
          ticks={['−180°', '0°', '180°']}
        />
      )}
    </WithValue>
  </Stack>
);
