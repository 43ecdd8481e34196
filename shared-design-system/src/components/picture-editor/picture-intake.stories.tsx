import type { Meta } from '@storybook/react-webpack5';
import { noop } from '../../testing/examples.ts';
import { Stack } from '../stack/stack.tsx';
import { PictureIntake } from './picture-intake.tsx';

export default { title: 'Forms/PictureIntake', parameters: { area: 'office' } } satisfies Meta;

export const States = () => (
  <Stack>
    <PictureIntake label="фото товара" room={4} onPicture={noop} />
    <PictureIntake label="фото упаковки" room={1} disabled onPicture={noop} />
  </Stack>
);
