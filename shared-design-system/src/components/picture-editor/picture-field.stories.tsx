import type { Meta } from '@storybook/react-webpack5';
import { noop, pictures, words } from '../../testing/examples.ts';
import { Stack } from '../stack/stack.tsx';
import { PictureField } from './picture-field.tsx';

export default { title: 'Forms/PictureField', parameters: { area: 'office' } } satisfies Meta;

export const States = () => (
  <Stack>
    <PictureField label="Логотип" onChange={noop} />
    <PictureField label="Логотип магазина" src={pictures.logo} onChange={noop} hint="Квадрат, виден в шапке" />
    <PictureField label="Баннер" src={pictures.banner} aspect={6 / 5} onChange={noop} />
    <PictureField label={words.company} src={pictures.broken} onChange={noop} hint={words.paragraph} />
  </Stack>
);
