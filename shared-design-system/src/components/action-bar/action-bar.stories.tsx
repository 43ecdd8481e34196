import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { words } from '../../testing/examples.ts';
import { Button } from '../button/button.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { ActionBar } from './action-bar.tsx';

export default { title: 'Actions/ActionBar', parameters: { area: 'office' } } satisfies Meta;

export const Default: StoryObj = {
  render: () => (
    <Stack>
      <Text>{words.paragraph}</Text>
      <ActionBar>
        <Button>Сохранить</Button>
      </ActionBar>
    </Stack>
  ),
};

export const WithNote: StoryObj = {
  render: () => (
    <ActionBar note="Есть несохранённые изменения в трёх полях">
      <Button variant="outline">Отменить</Button>
      <Button loading>Сохранить</Button>
    </ActionBar>
  ),
};
