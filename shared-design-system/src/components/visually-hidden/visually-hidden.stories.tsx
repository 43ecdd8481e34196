import type { Meta } from '@storybook/react-webpack5';
import { Text } from '../text/text.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

export default { title: 'Layout/VisuallyHidden' } satisfies Meta;

export const BesideWords = () => (
  <Text>
    <VisuallyHidden>Старая цена: </VisuallyHidden>5 600 ₽
  </Text>
);
