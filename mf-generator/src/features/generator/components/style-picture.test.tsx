import { render, waitFor } from '@testing-library/react';
import { StylePicture } from './style-picture.tsx';

const slugs = ['gentle', 'white', 'table', 'linen', 'marble', 'spring', 'autumn', 'winter', 'party', 'tomorrow'];
const picture = (slug: string) => render(<StylePicture slug={slug} />).container.querySelector('svg') as SVGElement;

it('shows a product on the ground of every style, and another picture for each', async () => {
  const pictures = slugs.map(picture);
  // Wall, surface and shade are there without a product.
  for (const { children } of pictures) await waitFor(() => expect(children.length).toBeGreaterThan(6));
  // A style that is not known here is drawn as the white one.
  expect(new Set(pictures.map(({ innerHTML }) => innerHTML)).size).toBe(9);
});
