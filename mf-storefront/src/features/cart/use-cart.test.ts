import { act, renderHook } from '@testing-library/react';
import { inReads } from 'shared-runtime/testing';
import { useCart, useCartSync } from './use-cart.ts';

const stored = (title: string) =>
  JSON.stringify({ version: 1, lines: [{ productId: 'p1', sizeId: null, size: '', title, price: 4900, quantity: 1 }] });

const write = (key: string | null, newValue: string | null) =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })));

function openShop() {
  localStorage.setItem('b2b:cart:verbena', stored('Пионы'));
  const { wrapper } = inReads();
  const page = renderHook(
    () => {
      useCartSync('verbena');
      return useCart('verbena').lines.map(({ title }) => title);
    },
    { wrapper },
  );
  expect(page.result.current).toEqual(['Пионы']);
  // Somebody who only shows it.
  const seen = renderHook(() => useCart('verbena').lines.map(({ title }) => title), { wrapper });
  return { ...page, seen: seen.result };
}

it('shows what another tab has put into the cart of this shop, and that the browser was cleared', () => {
  const { result } = openShop();
  write('b2b:cart:verbena', stored('Розы'));
  expect(result.current).toEqual(['Розы']);
  write(null, null);
  expect(result.current).toEqual([]);
});

it.each([
  ['the cart of another shop', 'b2b:cart:mimosa', stored('Мимоза')],
  ['what is typed into a form', 'b2b:draft:checkout:verbena', '{"name":"Анна"}'],
])('keeps the cart when another tab writes %s', (_, key, text) => {
  const { result } = openShop();
  write(key, text);
  expect(result.current).toEqual(['Пионы']);
});

it('follows other tabs no more once the shop is left', () => {
  const { seen, unmount } = openShop();
  unmount();
  write('b2b:cart:verbena', stored('Розы'));
  expect(seen.current).toEqual(['Пионы']);
});

it('is read again where the browser restores the page that it kept', () => {
  const { result } = openShop();
  localStorage.setItem('b2b:cart:verbena', stored('Розы'));
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(result.current).toEqual(['Розы']);
});
