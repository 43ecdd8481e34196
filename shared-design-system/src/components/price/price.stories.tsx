import type { Meta } from '@storybook/react-webpack5';
import { Stack } from '../stack/stack.tsx';
import { Price } from './price.tsx';

export default { title: 'Shop/Price' } satisfies Meta;

export const Sizes = () => (
  <Stack>
    {(['s', 'm', 'l', 'xl'] as const).map((size) => (
      <Price key={size} size={size} value={4900} old={5600} />
    ))}
  </Stack>
);

export const Values = () => (
  <Stack>
    <Price value={2500} />
    <Price value={2500} old={2000} />
    <Price value={1450} count={3} />
    <Price value={128450.5} old={1250000} size="xl" />
    <Price value={0} />
    <Price value={null} />
  </Stack>
);
