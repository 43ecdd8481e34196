import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderPage } from '../../testing/render.tsx';
import { DisplaySettingsProvider } from '../../theme/display-settings.tsx';
import { ExternalProductCard, ProductCard, type ProductCardProps } from './product-card.tsx';

const card = (props: Partial<ProductCardProps> = {}) => (
  <ProductCard name="Пионы" price={4900} to="/p/1" onAdd={() => {}} {...props} />
);
const image = () => document.querySelector('article img');

describe('a product’s card', () => {
  it('[2.10.1] has name, price and image', () => {
    renderPage(card({ image: 'https://x.ru/1.jpg' }));
    expect(screen.getByRole('link', { name: 'Пионы' })).toHaveAttribute('href', '/p/1');
    expect(screen.getByText(/4\s900\s₽/)).toBeVisible();
    expect(image()).toHaveAttribute('src', expect.stringContaining('https://x.ru/1.jpg'));
  });

  it('[2.10.1] has a disabled flag', async () => {
    const onAdd = jest.fn();
    renderPage(card({ disabled: true, onAdd }));
    const button = screen.getByRole('button');
    expect(button).toBeDisabled();
    await userEvent.click(button);
    expect(onAdd).not.toHaveBeenCalled();
  });

  it("[2.10.1, 2.10.3] has a sale flag that reads 'Sale' where the old price is higher", () => {
    const { rerender } = renderPage(card({ sale: 5600 }));
    expect(screen.getByText('Sale')).toBeVisible();
    expect(screen.getByText(/5\s600\s₽/).tagName).toBe('S');
    for (const sale of [null, undefined, 4900, 100]) {
      rerender(card({ sale }));
      expect(screen.queryByText('Sale')).toBeNull();
    }
  });

  it('[2.10.4] maps the badge’s size to its text: m to xs, l to m', () => {
    const { rerender } = renderPage(card({ sale: 5600, badgeSize: 'm' }));
    expect(screen.getByText('Sale')).toHaveStyle({ 'font-size': 'var(--font-size-xs)' });
    rerender(card({ sale: 5600, badgeSize: 'l' }));
    expect(screen.getByText('Sale')).toHaveStyle({ 'font-size': 'var(--font-size-m)' });
  });

  it("[2.10.5] has a button that reads 'Добавить'", async () => {
    const onAdd = jest.fn();
    renderPage(card({ onAdd }));
    const button = screen.getByRole('button', { name: 'Добавить: Пионы' });
    expect(button).toHaveTextContent(/^Добавить$/);
    await userEvent.click(button);
    expect(onAdd).toHaveBeenCalledTimes(1);
  });

  it('[2.10.2] with an external id loads its image from the first item of the list', async () => {
    const items = [
      { id: 'b', link: '/b.jpg', data: { order: 2, show: true } },
      { id: 'a', link: '/a.jpg', data: { order: 1, show: true } },
    ];
    const retrieve = jest.fn().mockResolvedValue(items);
    renderPage(
      <DisplaySettingsProvider settings={{ baseUrl: '/s3', retrieve }}>
        <ExternalProductCard externalId="product-1" name="Пионы" price={4900} />
      </DisplaySettingsProvider>,
    );
    await screen.findByText('Пионы');
    expect(retrieve).toHaveBeenCalledWith('product-1');
    expect(image()).toHaveAttribute('src', expect.stringContaining('/s3/a.jpg'));
  });

  it('becomes a stepper in the cart; minus at one takes it out', async () => {
    const onQuantity = jest.fn();
    renderPage(card({ quantity: 1, onQuantity }));
    expect(screen.queryByText('Добавить')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Больше: Пионы' }));
    await userEvent.click(screen.getByRole('button', { name: 'Убрать: Пионы' }));
    expect(onQuantity.mock.calls).toEqual([[2], [0]]);
  });

  it('cannot be pressed twice while it adds', async () => {
    const onAdd = jest.fn();
    renderPage(card({ adding: true, onAdd }));
    await userEvent.click(screen.getByRole('button', { name: 'Добавить: Пионы' }));
    expect(onAdd).not.toHaveBeenCalled();
  });
});
