import { render, screen } from '@testing-library/react';
import { Banner } from './banner.tsx';

it.each([
  ['danger', 'alert'],
  ['warn', 'status'],
  ['happy', 'status'],
  ['info', 'status'],
] as const)('of tone %s, where it comes while somebody is on the page, is read out as %s', (tone, role) => {
  render(
    <Banner tone={tone} live>
      Оплата не прошла
    </Banner>,
  );
  expect(screen.getByRole(role)).toHaveTextContent('Оплата не прошла');
});

it('that stands on the page from the start interrupts nobody', () => {
  render(<Banner tone="danger">Магазин закрыт</Banner>);
  expect(screen.getByText('Магазин закрыт')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});
