import type { Meta } from '@storybook/react-webpack5';
import { noop } from '../../testing/examples.ts';
import { WithValue } from '../../testing/with-value.tsx';
import { Stack } from '../stack/stack.tsx';
import { QuantityStepper } from './quantity-stepper.tsx';

export default { title: 'Shop/QuantityStepper' } satisfies Meta;

export const States = () => (
  <Stack align="start">
    <WithValue start={2}>
      {(count, change) => <QuantityStepper value={count} onChange={change} label="Пионы" />}
    </WithValue>
    <QuantityStepper value={1} onChange={noop} label="Розы" />
    <QuantityStepper value={1} min={0} onChange={noop} label="Тюльпаны" variant="quiet" />
    <QuantityStepper value={99} onChange={noop} label="Кружка" size="l" />
    <QuantityStepper value={3} onChange={noop} label="Открытка" disabled />
  </Stack>
);
