import { render, screen } from '@testing-library/react';
import type { Boot } from 'shared-contracts';
import { bloom, DesignSystemProvider } from 'shared-design-system/office';
import { OverrideEntry } from './override-entry.tsx';

const show = (overrides: Boot['overrides']) =>
  render(
    <DesignSystemProvider brand={bloom} theme="light">
      <OverrideEntry boot={{ overrides } as Boot} />
    </DesignSystemProvider>,
  );

it('names the releases that this browser alone has, and gives the usual ones back at the same place', async () => {
  history.replaceState(null, '', '/b2b/merchant/orders?tab=2');
  show([
    { name: 'mf-orders', version: '1.0.0-a' },
    { name: 'mf-new', version: '2.0.0-b' },
  ]);
  expect(await screen.findByText('Только у вас: mf-orders 1.0.0-a, mf-new 2.0.0-b')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Вернуть обычные' })).toHaveAttribute(
    'href',
    '/b2b/merchant/orders?tab=2&b2b-releases=',
  );
});

it('is not there for anybody else', () => {
  const { container } = show(undefined);
  expect(container.querySelector('aside')).toBeNull();
});
