import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { DesignSystemProvider } from 'shared-design-system/shop';
import { boot, startPage } from '../testing/shell.ts';
import Landing from './landing.tsx';

const pictures = () => [...document.querySelectorAll('img')].map((image) => image.getAttribute('src') ?? '');

it('[1.4.1] the first page of a brand that is data alone has its name, its sign, and no other brand in it', async () => {
  const brand = { ...boot.brand, id: 'toys', name: 'Юла', logo: '/b2b/brands/toys.svg', demoShop: null };
  startPage(brand);
  render(
    <DesignSystemProvider brand={brand} documentStyles="present">
      <RouterProvider router={createMemoryRouter([{ path: '/', element: <Landing /> }])} />
    </DesignSystemProvider>,
  );
  expect(await screen.findByRole('link', { name: 'Юла' })).toBeVisible();
  expect(pictures()).toEqual(['/b2b/brands/toys.svg']);
  expect(screen.getByRole('main')).not.toHaveTextContent(/bloom|mum/i);
  expect(screen.queryByRole('link', { name: /пример магазина/ })).toBeNull();
});
