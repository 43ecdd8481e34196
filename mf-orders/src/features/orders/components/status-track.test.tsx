import { screen } from '@testing-library/react';
import { renderPage } from 'shared-design-system/testing';
import { StatusTrack } from './status-track.tsx';

it('is a track of five marks and a word; a word only when cancelled', () => {
  const { rerender } = renderPage(<StatusTrack status="assembling" />);
  expect(document.querySelectorAll('i').length).toBe(5);
  expect(document.querySelectorAll('i[data-on]').length).toBe(3);
  rerender(<StatusTrack status="canceled" />);
  expect(screen.getByText('Отменён')).toBeVisible();
  expect(document.querySelectorAll('i').length).toBe(0);
});
