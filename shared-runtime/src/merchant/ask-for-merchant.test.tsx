import { render, screen } from '@testing-library/react';
import { readMerchant, readSession } from 'shared-contracts';
import { useReadMerchantQuery, useSession } from 'shared-runtime';
import { createNetwork, inStore, merchantAs } from 'shared-runtime/testing';
import { askForMerchant } from './ask-for-merchant.ts';

function Office() {
  const { session } = useSession();
  const { data } = useReadMerchantQuery({});
  return <p>{session && data ? `${session.email}, ${data.name}` : 'ждём'}</p>;
}

it('asks before anything is shown; who shows it finds the answers and asks for nothing', async () => {
  const network = createNetwork();
  network.on(readSession, { merchant_id: 'm', merchant_name: 'verbena', email: 'anna@verbena.ru' });
  network.on(readMerchant, merchantAs());
  const { store, wrapper } = inStore();
  askForMerchant(store);
  render(<Office />, { wrapper });
  expect(await screen.findByText('anna@verbena.ru, verbena')).toBeVisible();
  expect(network.calls()).toEqual(['readSession', 'readMerchant']);
});
