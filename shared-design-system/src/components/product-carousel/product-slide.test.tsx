import { screen } from '@testing-library/react';
import { renderPage } from '../../testing/render.tsx';
import { ProductCarousel } from './product-carousel.tsx';
import type { CarouselProduct } from './product-slide.tsx';

const slide = (product: Partial<CarouselProduct>) =>
  renderPage(
    <ProductCarousel
      title="Другие букеты"
      products={[{ id: 'a', name: 'Пионы', price: 4900, to: '/p/1', ...product }]}
      onAdd={() => {}}
    />,
  );

describe("[2.8.2] a slide's button", () => {
  it("reads 'Добавить'", () => {
    slide({});
    expect(screen.getByRole('button', { name: 'Добавить: Пионы' })).toHaveTextContent(/^Добавить$/);
  });

  it("reads 'Выбрать' where a size comes first", () => {
    slide({ choose: true });
    expect(screen.getByRole('link', { name: 'Выбрать' })).toHaveAttribute('href', '/p/1');
  });

  it.each([{ choose: true }, { choose: false }])(
    "reads 'Нет в наличии', and cannot be pressed, where nothing is left: %j",
    (more) => {
      slide({ disabled: true, ...more });
      expect(screen.getByRole('button', { name: 'Нет в наличии' })).toBeDisabled();
      expect(screen.queryByText('Добавить')).toBeNull();
    },
  );
});
