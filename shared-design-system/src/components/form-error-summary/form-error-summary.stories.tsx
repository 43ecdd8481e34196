import type { Meta } from '@storybook/react-webpack5';
import { words } from '../../testing/examples.ts';
import { Stack } from '../stack/stack.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { FormErrorSummary } from './form-error-summary.tsx';

export default { title: 'Forms/FormErrorSummary' } satisfies Meta;

export const Fields = () => (
  <Stack>
    <FormErrorSummary
      errors={[
        { field: 'phone', message: 'Телефон: не хватает трёх цифр' },
        { field: 'phone', message: `Адрес: ${words.unbroken}` },
      ]}
    />
    <TextInput id="phone" aria-label="Телефон" defaultValue="+7 (921) 555-0" />
  </Stack>
);

export const Refused = () => (
  <FormErrorSummary errors={[{ message: 'Магазин сейчас не принимает заказы. Попробуйте завтра.' }]} />
);
