import type { Meta } from '@storybook/react-webpack5';
import { pictures } from '../../testing/examples.ts';
import { ProductGallery } from './product-gallery.tsx';

export default { title: 'Shop/ProductGallery' } satisfies Meta;

const name = 'Пионы «Сара Бернар» с эвкалиптом';
const all = pictures.peonies.map((src, index) => ({ id: String(index), src }));

export const Several = () => <ProductGallery name={name} pictures={all} sale />;
export const One = () => <ProductGallery name={name} pictures={all.slice(0, 1)} />;
export const None = () => <ProductGallery name={name} pictures={[]} />;
export const Waiting = () => <ProductGallery name={name} pictures={[]} loading />;
export const Broken = () => (
  <ProductGallery name={name} pictures={[{ id: 'gone', src: pictures.broken }, ...all.slice(1)]} sale />
);
