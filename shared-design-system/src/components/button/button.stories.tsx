import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Inline, Stack } from '../stack/stack.tsx';
import { Button } from './button.tsx';

const meta: Meta = { title: 'Actions/Button' };
export default meta;

export const Variants: StoryObj = {
  render: () => (
    <Stack>
      <Inline>
        <Button>В корзину</Button>
      </Inline>
    </Stack>
  ),
};
