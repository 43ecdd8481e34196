import type { Meta } from '@storybook/react-webpack5';
import { words } from '../../testing/examples.ts';
import { Card } from '../card/card.tsx';
import { Stack } from '../stack/stack.tsx';
import { Text } from '../text/text.tsx';
import { Panes } from './panes.tsx';

export default { title: 'Layout/Panes', parameters: { area: 'office' } } satisfies Meta;

export const Shares = () => (
  <Stack gap={6}>
    {(['equal', 'large', 'rest'] as const).map((share, index) => (
      <Panes key={share} share={share}>
        <Card title={`Товар ${index + 1}`}>
          <Text>{words.paragraph}</Text>
        </Card>
        <Card title={`Картинки ${index + 1}`}>
          <Text>{words.paragraph}</Text>
        </Card>
      </Panes>
    ))}
  </Stack>
);
