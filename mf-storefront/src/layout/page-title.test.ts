import { pageTitle } from './page-title.ts';

it('keeps page and shop in their order in a tab’s title, whichever way their names are written', () => {
  expect(pageTitle('שלום', 'Вербена')).toBe('\u2068שלום\u2069 — Вербена');
  expect(pageTitle('Пионы', 'مرحبا')).toBe('Пионы — \u2068مرحبا\u2069');
  expect(pageTitle('Пионы', 'Вербена')).toBe('Пионы — Вербена');
});
