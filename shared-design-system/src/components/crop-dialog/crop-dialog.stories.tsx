import type { Meta } from '@storybook/react-webpack5';
import { noop, pictures } from '../../testing/examples.ts';
import CropDialog, { type CropDialogProps } from './crop-dialog.tsx';

export default { title: 'Office/CropDialog', parameters: { area: 'office', layout: 'fullscreen' } } satisfies Meta;

const dialog = (props: Partial<CropDialogProps>) => (
  <CropDialog open source={pictures.peonies[0]} onClose={noop} onSave={noop} {...props} />
);

export const Square = () => dialog({});
export const Product = () => dialog({ seen: 6 / 7 });

export const Banner = () => dialog({ source: pictures.banner, aspect: 6 / 5 });

export const CroppedBefore = () => dialog({ framing: { zoom: 1.8, rotation: 6, offset: { x: 0.1, y: -0.05 } } });

export const NotLoaded = () => dialog({ source: pictures.broken });

export const Unreadable = () => dialog({ source: new Blob(['no picture']) });
