import { screen } from '@testing-library/react';
import { renderPage } from 'shared-design-system/testing';
import { Crumbs } from './crumbs.tsx';

it('shortens a long category, and never the way to the catalogue before it', () => {
  const category = 'Букеты из пионовидных роз и сухоцветов в шляпной коробке';
  renderPage(<Crumbs items={[{ label: 'Каталог', to: '/' }, { label: category, to: '/c/1' }, { label: category }]} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveStyle({ 'flex-shrink': '0' });
  expect(second).not.toHaveStyle({ 'flex-shrink': '0' });
  expect(screen.getByRole('link', { name: category }).lastElementChild).toHaveStyle({ 'text-overflow': 'ellipsis' });
});
