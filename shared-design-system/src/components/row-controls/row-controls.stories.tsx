import type { Meta } from '@storybook/react-webpack5';
import { noop, words } from '../../testing/examples.ts';
import { Stack } from '../stack/stack.tsx';
import { MoreButton } from './more-button.tsx';
import { RowControls } from './row-controls.tsx';

export default { title: 'Forms/RowControls', parameters: { area: 'office' } } satisfies Meta;

export const Places = () => (
  <Stack>
    <RowControls label="Пионы" onUp={noop} onDown={noop} onRemove={noop} />
    <RowControls label="С концами" onFirst={noop} onUp={noop} onDown={noop} onLast={noop} variant="words" />
    <MoreButton label="Пионы" opened={false} onPress={noop} />
    <RowControls label="Первая" onDown={noop} onRemove={noop} />
    <RowControls label="Все заняты" onUp={noop} onDown={noop} onRemove={noop} disabled />
    <RowControls label={words.company} onUp={noop} onRemove={noop} variant="words" />
  </Stack>
);
