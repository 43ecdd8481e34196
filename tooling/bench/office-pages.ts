import { callOf, listPublicProducts } from 'shared-contracts';
import { demoAccounts } from '../demo/accounts.ts';
import type { Press } from './answered-press.ts';
import { officeTexts } from './office-texts.ts';
import { texts } from './texts.ts';
import { callOnce } from './workload.ts';

export interface OfficeScreen {
  title: string;
  path: string;
  ready: string;
  main: Press;
  presses: (Press & { title: string })[];
}

const toggle = { control: 'main label:has([role=switch])', shows: '[data-pressed] [role=switch]:not(:checked)' };
const choosing = { control: 'main button[aria-label^="Выбрать"]', shows: 'main li [data-choosing]' };
const colour = { control: 'main [role=radiogroup] label:has([value=yellow-white])', shows: '[data-pressed] :checked' };
const orderRow = 'main li a[href*="/merchant/orders/"]';

export async function officeScreens(origin: string): Promise<OfficeScreen[]> {
  const { merchantName } = demoAccounts.verbena;
  const call = callOf(listPublicProducts, { merchantName, page: 1, per_page: 1 });
  const [product] = listPublicProducts.decode(await (await callOnce(origin, texts.list, call)).json()).products;
  const { screens, presses } = officeTexts;
  return [
    {
      title: screens.orders,
      path: '/merchant/orders',
      ready: orderRow,
      main: { control: 'main [role=group] button:nth-child(2)', shows: '[data-pressed][aria-pressed=true]' },
      presses: [],
    },
    {
      title: screens.products,
      path: '/merchant/products',
      ready: 'main li a[href*="/merchant/products/"]',
      main: choosing,
      presses: [{ title: presses.choosing, ...choosing }],
    },
    {
      title: screens.product,
      path: `/merchant/products/${product?.id}`,
      ready: 'main form',
      main: { control: 'main input[name=title]', shows: '[data-pressed]:focus' },
      presses: [],
    },
    {
      title: screens.appearance,
      path: '/merchant/settings/appearance',
      ready: 'main form',
      main: colour,
      presses: [{ title: presses.colour, ...colour }],
    },
    {
      title: screens.delivery,
      path: '/merchant/settings/delivery',
      ready: 'main form',
      main: toggle,
      presses: [
        { title: presses.toggle, ...toggle },
        { title: presses.leaving, control: 'main a[data-way-back]', shows: '[role=alertdialog]' },
      ],
    },
    {
      title: screens.dashboard,
      path: '/merchant',
      ready: orderRow,
      main: { control: '[data-tabs] button', shows: '[role=dialog]' },
      presses: [],
    },
  ];
}
