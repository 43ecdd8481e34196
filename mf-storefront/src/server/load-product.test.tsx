import { screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ProductWire } from 'shared-contracts';
import { createReads } from 'shared-runtime/page';
import { inReads } from 'shared-runtime/testing';
import { ServerPart } from '../hydration/server-part.tsx';
import { merchantName, networkOfShop, peony, peonyId } from '../testing/shop.ts';
import { loaders } from './loaders.ts';

async function open(product: ProductWire) {
  networkOfShop({ products: [product] });
  const reads = createReads({ transport: { fetch: (address, call) => fetch(address, call as RequestInit) } });
  await loaders.product?.({
    reads,
    brandName: 'bloom',
    params: { merchantName, productId: peonyId },
    pathname: `/shop/${merchantName}/product/${peonyId}`,
    search: new URLSearchParams(),
    placeOf: () => ({ origin: 'https://bloom.example' }),
  });
  const { wrapper: Page } = inReads(reads);
  document.body.innerHTML = renderToStaticMarkup(
    <Page>
      <ServerPart part="stockWait">nothing</ServerPart>
    </Page>,
  );
}

beforeEach(() => document.body.replaceChildren());

it('one asks to be told of what is sold out without scripts: by a form that the browser checks', async () => {
  await open({ ...peony, stock: { kind: 'counted', left: 0 } });
  expect(screen.getByText('Сообщить, когда появится')).toBeVisible();
  const form = document.querySelector('form') as HTMLFormElement;
  expect(form).toHaveAttribute('action', '/b2b/bff/forms/verbena/await-stock');
  expect(form).not.toHaveAttribute('novalidate');
  expect(form.querySelector('[name=product]')).toHaveValue(peonyId);
  expect(form.querySelector('[name=email]')).toBeRequired();
  expect(form.querySelector('[name=consent]')).toBeRequired();
  expect(form.querySelector('[name=consent]')).toHaveAttribute('value', '1');
});

it('nothing of it is there where the product is', async () => {
  await open(peony);
  expect(document.body).toHaveTextContent('nothing');
});
