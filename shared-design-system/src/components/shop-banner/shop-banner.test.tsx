import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/render.tsx';
import { ShopBanner } from './shop-banner.tsx';

const eyebrow = 'Mum — магазины для маленьких мастерских';

it('shows the line above its title in full, and cuts it only where the banner has to be low', () => {
  const { rerender } = renderPage(<ShopBanner eyebrow={eyebrow} title="Свой магазин" />);
  expect(screen.getByText(eyebrow)).not.toHaveStyle({ 'text-overflow': 'ellipsis' });
  rerender(<ShopBanner low eyebrow={eyebrow} title="Свой магазин" />);
  expect(screen.getByText(eyebrow)).toHaveStyle({ 'text-overflow': 'ellipsis' });
});
