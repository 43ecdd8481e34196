import type { Meta } from '@storybook/react-webpack5';
import { words } from '../../testing/examples.ts';
import { Card } from '../card/card.tsx';
import { Text } from '../text/text.tsx';
import { OfficeSplit } from './office-split.tsx';

export default { title: 'Layout/OfficeSplit', parameters: { area: 'office' } } satisfies Meta;

export const Default = () => (
  <OfficeSplit
    sideFirst
    main={
      <Card title="Товар">
        <Text>{words.paragraph}</Text>
      </Card>
    }
    side={
      <Card title="Картинки">
        <Text>{words.paragraph}</Text>
      </Card>
    }
  />
);
