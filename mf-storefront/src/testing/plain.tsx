import { renderToStaticMarkup } from 'react-dom/server';
import type { FormLine, PageForm } from 'shared-contracts';
import { createReads } from 'shared-runtime/page';
import { inReads } from 'shared-runtime/testing';
import { ServerPart } from '../hydration/server-part.tsx';
import { loaders } from '../server/loaders.ts';
import { merchantName, peonyId } from './shop.ts';

export const plainCart: FormLine[] = [{ productId: peonyId, sizeId: null, quantity: 2, price: 4900 }];

export const filledForm = {
  key: '01890000-0000-7000-8000-0000000000aa',
  lines: JSON.stringify(plainCart),
  'cost:way-1': '300',
  name: 'Ольга Кузнецова',
  phone: '8 900 123-45-67',
  contactMethod: 'phone',
  email: '',
  deliveryMethod: 'way-1',
  address: 'ул. Октябрьской Революции, 205',
  comment: 'первая\r\nвторая',
  payment: 'p2p',
  offer: 'on',
  personalData: 'on',
};

export async function openPlain(form: PageForm) {
  const reads = createReads({ transport: { fetch: (address, call) => fetch(address, call as RequestInit) } });
  const page = await loaders.checkout?.({
    reads,
    brandName: 'bloom',
    params: { merchantName },
    pathname: `/shop/${merchantName}/checkout`,
    search: new URLSearchParams(),
    placeOf: () => ({ origin: 'https://bloom.example' }),
    form,
  });
  const { wrapper: Page } = inReads(reads);
  document.body.innerHTML = renderToStaticMarkup(
    <Page>
      <ServerPart part="cartCount" as="span" />
      <ServerPart part="plainCart">nothing</ServerPart>
    </Page>,
  );
  return page;
}
