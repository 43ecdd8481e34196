import { fireEvent, screen } from '@testing-library/react';
import { renderPage } from '../../testing/render.tsx';
import { Picture } from './picture.tsx';

const shown = () => screen.queryByRole('img', { name: 'Розы' });

it('a picture that did not come leaves its place, with words, and another one takes it', () => {
  const { rerender } = renderPage(<Picture src="/pictures/1" alt="Розы" />);
  fireEvent.error(shown() as Element);
  expect(shown()).toBeNull();
  expect(screen.getByRole('img', { name: /^Розы\. / })).toBeVisible();
  rerender(<Picture src="/pictures/2" alt="Розы" />);
  expect(shown()?.getAttribute('src')).toContain('/pictures/2');
});

it('where there is no picture there is its place, which says nothing beside words that do', () => {
  const { rerender } = renderPage(<Picture src={null} alt="Розы" />);
  expect(screen.getByRole('img', { name: /^Розы\. / })).toBeVisible();
  rerender(<Picture src={null} alt="" />);
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<Picture src="/pictures/1" alt="Розы" />);
  expect(shown()).toBeInTheDocument();
});

it('comes when it is near, and at once where it is the first thing to be seen', () => {
  const { rerender } = renderPage(<Picture src="/pictures/1" alt="Розы" />);
  const asks = () => [shown()?.getAttribute('loading'), shown()?.getAttribute('fetchpriority')];
  expect(asks()).toEqual(['lazy', null]);
  rerender(<Picture src="/pictures/1" alt="Розы" near />);
  expect(asks()).toEqual(['eager', null]);
  rerender(<Picture src="/pictures/1" alt="Розы" priority />);
  expect(asks()).toEqual(['eager', 'high']);
});

it('a transparent picture has white behind it once it is there, not the colour of its place', () => {
  renderPage(<Picture src="/pictures/1" alt="Розы" colour="#b9a0d8" />);
  expect(shown()).not.toHaveStyle({ background: 'var(--color-paper)' });
  fireEvent.load(shown() as Element);
  expect(shown()).toHaveStyle({ background: 'var(--color-paper)' });
});
