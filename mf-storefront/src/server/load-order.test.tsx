import { screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createReads } from 'shared-runtime/page';
import { inReads } from 'shared-runtime/testing';
import { ServerPart } from '../hydration/server-part.tsx';
import { networkOfOrder } from '../testing/order.ts';
import { merchantName } from '../testing/shop.ts';
import { loaders } from './loaders.ts';

async function open(left?: string) {
  document.body.innerHTML = '';
  const reads = createReads({ transport: { fetch: (address, call) => fetch(address, call as RequestInit) } });
  const page = await loaders.order?.({
    reads,
    brandName: 'bloom',
    params: { merchantName, publicToken: 'token-1' },
    pathname: `/shop/${merchantName}/order/token-1`,
    search: new URLSearchParams(),
    placeOf: () => ({ origin: 'https://bloom.example' }),
    form: left === undefined ? undefined : { cart: [], sent: null, left },
  });
  const { wrapper: Page } = inReads(reads);
  document.body.innerHTML = renderToStaticMarkup(
    <Page>
      <ServerPart part="cancelOrder">no cancelling</ServerPart>
      <ServerPart part="typedDelivery">masked</ServerPart>
    </Page>,
  );
  return page;
}

it('is canceled by a form: one press opens what it means, another one sends it', async () => {
  networkOfOrder();
  await open();
  const form = document.querySelector('details form') as HTMLFormElement;
  expect(form).toHaveAttribute('action', '/b2b/bff/forms/verbena/cancel-order/token-1');
  expect(form.method).toBe('post');
  expect(within(form).getByText(/Снова открыть его\sнельзя/)).toBeInTheDocument();
  expect(within(form).getByLabelText(/Почему отменяете/)).not.toBeRequired();
  expect(within(form).getByRole('button', { name: 'Да, отменить заказ' })).toHaveAttribute('type', 'submit');
});

it('is not canceled any more once the shop works on it', async () => {
  networkOfOrder({ status: 'accepted' });
  await open();
  expect(screen.getByText(/no cancelling/)).toBeVisible();
});

it('shows whole what has just been typed in this browser, and masked to everybody else', async () => {
  networkOfOrder();
  await open(JSON.stringify({ name: 'Ольга Кузнецова', phone: '+7 900 123-45-67', address: 'ул. Мира, 5' }));
  expect(screen.getByText('Ольга Кузнецова')).toBeVisible();
  expect(screen.getByText('ул. Мира, 5')).toBeVisible();
  expect(screen.queryByText(/Личные данные показаны не\sполностью/)).toBeNull();
  await open();
  expect(screen.getByText(/masked/)).toBeVisible();
});
