import type { Meta } from '@storybook/react-webpack5';
import { Stack } from '../stack/stack.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

export default { title: 'Theme/ThemeToggle' } satisfies Meta;

export const Variants = () => (
  <Stack align="start">
    <ThemeToggle />
    <ThemeToggle variant="row" />
  </Stack>
);
