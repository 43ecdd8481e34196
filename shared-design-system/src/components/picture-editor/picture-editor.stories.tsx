import type { Meta } from '@storybook/react-webpack5';
import { noop, pictures } from '../../testing/examples.ts';
import type { PictureItem } from '../../theme/display-settings.tsx';
import { Card } from '../card/card.tsx';
import { Stack } from '../stack/stack.tsx';
import { PictureEditor, type PictureEditorProps } from './picture-editor.tsx';

export default { title: 'Office/PictureEditor', parameters: { area: 'office' } } satisfies Meta;

const items = (links: readonly string[]): PictureItem[] =>
  links.map((link, index) => ({ id: link, link, data: { order: index + 1, show: true } }));

const editor = (props: Partial<PictureEditorProps>, title = 'Картинки') => (
  <Card title={title}>
    <Stack>
      <PictureEditor pictures={[]} onChange={noop} {...props} />
    </Stack>
  </Card>
);

export const Empty = () => editor({});
export const One = () => editor({ pictures: items(pictures.peonies.slice(0, 1)) });
export const Three = () => editor({ pictures: items(pictures.peonies) });
export const Loading = () => editor({ pictures: undefined });
export const Disabled = () => editor({ pictures: items(pictures.roses.slice(0, 2)), disabled: true });
export const Uploading = () => editor({ pictures: items(pictures.roses), uploading: true });

export const WithError = () =>
  editor({
    pictures: items([pictures.tulips[0], pictures.broken]),
    error: 'Картинка 2 не загрузилась: нет связи. Сохраните товар ещё раз',
  });

export const TwoOnAPage = () => (
  <Stack>
    {editor({ pictures: items(pictures.peonies) })}
    {editor({ pictures: items(pictures.mug) }, 'Картинки второго товара')}
  </Stack>
);
