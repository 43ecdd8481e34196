import type { Meta } from '@storybook/react-webpack5';
import { nothing, words } from '../../testing/examples.ts';
import { Stack } from '../stack/stack.tsx';
import { MoreButton } from './more-button.tsx';
import { RowControls } from './row-controls.tsx';

export default { title: 'Forms/RowControls', parameters: { area: 'office' } } satisfies Meta;

export const Places = () => (
  <Stack>
    <RowControls label="Пионы" onUp={nothing} onDown={nothing} onRemove={nothing} />
    <RowControls label="С концами" onFirst={nothing} onUp={nothing} onDown={nothing} onLast={nothing} variant="words" />
    <MoreButton label="Пионы" opened={false} onPress={nothing} />
    <RowControls label="Первая" onDown={nothing} onRemove={nothing} />
    <RowControls label="Все заняты" onUp={nothing} onDown={nothing} onRemove={nothing} disabled />
    <RowControls label={words.company} onUp={nothing} onRemove={nothing} variant="words" />
  </Stack>
);
