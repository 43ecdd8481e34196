import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { BrandMark } from 'shared-design-system/office';
import { type BrandLook, DesignSystemProvider } from 'shared-design-system/shop';
import { renderPage } from 'shared-design-system/testing';
import { boot } from 'shared-runtime/testing';
import { AuthPage } from '../features/session/auth-page/auth-page.tsx';
import { SiteHeader } from '../layout/site-header.tsx';
import { startPage } from '../testing/shell.ts';
import Landing from './landing.tsx';

const third: BrandLook = { id: 'toys', name: 'Юла', cards: 'shadow', links: 'plain', logo: '/b2b/brands/toys.svg' };

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

it('[1.4.1] a third brand has its sign and name in the header', () => {
  renderPage(<SiteHeader home="/" mark={<BrandMark size={36} />} />, { brand: third });
  expect(screen.getByRole('link', { name: 'Юла' })).toBeVisible();
  expect(pictures()).toEqual(['/b2b/brands/toys.svg']);
});

it('[1.4.1] a third brand has its sign and name on the sign-in page, where others have a drawing', () => {
  renderPage(<AuthPage title="Вход">Поля</AuthPage>, { brand: third });
  expect(screen.getByText('Юла')).toBeVisible();
  expect(new Set(pictures())).toEqual(new Set(['/b2b/brands/toys.svg']));
});
