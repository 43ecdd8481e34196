import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  listRemotes,
  pinRemote,
  promoteRemote,
  type ReleaseTelemetry,
  readReleaseTelemetry,
  takeRemoteBack,
  vitalNames,
} from 'shared-contracts';
import { createNetwork, openScreen, refuse } from 'shared-runtime/testing';
import manifest from '../../remote.json' with { type: 'json' };
import { screens } from '../index.ts';

const at = '2026-11-24T10:00:00.000Z';
const noVitals = Object.fromEntries(vitalNames.map((name) => [name, { count: 0, p75: null }]));

function telemetry(
  name: string,
  version: string,
  more: Partial<ReleaseTelemetry> = {},
  vitals: object = {},
): ReleaseTelemetry {
  const { loads = 1000, troubled = 0 } = more;
  return {
    name,
    version,
    cohort: 'stable',
    last_at: at,
    loads,
    troubled,
    errors: 0,
    load_failures: 0,
    render_failures: 0,
    refusals: 0,
    vitals: { ...noVitals, ...vitals } as ReleaseTelemetry['vitals'],
    series: Array.from({ length: 24 }, () => ({ loads, troubled, lcp: null })),
    ...more,
  };
}

const served = (name: string, title: string, version: string, before: string | null = null) => ({
  name,
  version,
  base: '/',
  entry: 'e.js',
  fallback: before && { version: before, base: '/', entry: 'e.js' },
  manifest: { title },
});

interface Given {
  containers?: unknown[];
  givenUp?: object[];
  releases?: ReleaseTelemetry[];
  registered?: object[];
  refused?: number;
}

function open(
  { containers = [], givenUp = [], releases = [], registered = [], refused = 0 }: Given,
  role: 'support' | 'manager' = 'support',
) {
  const network = createNetwork();
  network.on(readReleaseTelemetry, { from: at, releases, refused_reports: refused });
  network.on(listRemotes, { revision: 1, containers: registered as never, history: [] });
  const ofOperations = globalThis.fetch;
  globalThis.fetch = (async (address: string, init?: RequestInit) =>
    address === '/b2b/bff/registry'
      ? new Response(JSON.stringify({ revision: 1, containers, givenUp }))
      : ofOperations(address, init)) as typeof fetch;
  const staff = { staffId: 's1', email: 'oleg@staff.ru', role };
  return { network, ...openScreen({ manifest, screens }, '/admin/remotes', staff) };
}

const rowOf = async (name: string) => (await screen.findByText(name)).closest('li') as HTMLElement;

it('shows what is served of each container, whose it is, and how it does beside the one before', async () => {
  open({
    containers: [
      served('mf-orders', 'Заказы', '1.0.1', '1.0.0'),
      served('shared-design-system', 'Оформление', '2.0.0'),
    ],
    releases: [
      telemetry(
        'mf-orders',
        '1.0.1',
        { loads: 9240, troubled: 38, errors: 41, load_failures: 3, render_failures: 4, refusals: 2 },
        { LCP: { count: 9, p75: 1900 }, INP: { count: 5, p75: 120 }, CLS: { count: 5, p75: 0.02 } },
      ),
      telemetry('mf-orders', '1.0.0', { loads: 5000, troubled: 3 }, { LCP: { count: 9, p75: 2600 } }),
      telemetry('mf-orders', '0.9.0'),
    ],
    registered: [
      {
        name: 'mf-orders',
        team: 'florists',
        stable: '1.0.1',
        can_take_back: true,
        canary: null,
        pinned: true,
        releases: [],
      },
    ],
  });
  const orders = await rowOf('mf-orders');
  expect(orders).toHaveTextContent('Заказы · florists');
  expect(orders).toHaveTextContent('Закреплён');
  for (const text of ['1.0.1', '1.0.0', '9 240', 'было 5 000', 'было 0,6 ‰', 'было 2,6 с']) {
    expect(within(orders).getByText(text)).toBeVisible();
  }
  expect(orders).toHaveTextContent('4,1 ‰, хуже, чем было');
  expect(orders).toHaveTextContent('1,9 с, лучше, чем было');
  expect(orders).toHaveTextContent(
    '38 из 9 240 · 41 ошибка · не загрузился: 3 · не нарисовался: 4 · отказано вызовам: 2 · INP 120 мс · CLS 0,02',
  );
  expect(within(orders).queryByRole('button')).not.toBeInTheDocument();
  expect(await rowOf('shared-design-system')).toHaveTextContent('Пока никто не открывал');
});

it('says of few pages what they are, and that they are neither better nor worse', async () => {
  open({
    containers: [served('mf-orders', 'Заказы', '1.0.1', '1.0.0')],
    releases: [
      telemetry('mf-orders', '1.0.1', { loads: 40, troubled: 4 }),
      telemetry('mf-orders', '1.0.0', { loads: 5000, troubled: 3 }),
    ],
  });
  const orders = await rowOf('mf-orders');
  expect(orders).toHaveTextContent('100 ‰');
  expect(orders).not.toHaveTextContent('хуже');
});

it('says which release is not served, and why, and which is tried', async () => {
  open({
    containers: [served('mf-orders', 'Заказы', '1.0.1', '1.0.0')],
    givenUp: [{ name: 'mf-orders', version: '1.0.2', why: 'it never comes to an end' }],
    releases: [
      telemetry('mf-orders', '1.0.3', { cohort: 'canary', loads: 200, troubled: 1 }, { LCP: { count: 5, p75: 2000 } }),
    ],
    registered: [
      {
        name: 'mf-orders',
        team: 'florists',
        stable: '1.0.2',
        can_take_back: true,
        canary: { version: '1.0.3', share: 10, merchants: [] },
        pinned: false,
        releases: [],
      },
    ],
    refused: 12,
  });
  const orders = await rowOf('mf-orders');
  expect(orders).toHaveTextContent('Выпуск 1.0.2 не раздаётся');
  expect(orders).toHaveTextContent('Причина: it never comes to an end');
  expect(orders).toHaveTextContent('Пробный1.0.310 % · Загрузки 200 · Страницы с ошибками 5 ‰ · LCP 2 с');
  expect(screen.getByText(/^Не учтено 12 сообщений браузеров/)).toBeVisible();
});

it('looks further back where one asks for it', async () => {
  const { network, user } = open({ containers: [served('mf-orders', 'Заказы', '1.0.1')] });
  await rowOf('mf-orders');
  await user.click(screen.getByRole('button', { name: '30 дней' }));
  await waitFor(() => expect(network.sent(readReleaseTelemetry)).toEqual([{ period: 'day' }, { period: 'month' }]));
  expect(await screen.findByRole('button', { name: '30 дней', pressed: true })).toBeVisible();
});

it('counts anew when one looks at a period again', async () => {
  const { network, user } = open({ containers: [served('mf-orders', 'Заказы', '1.0.1')] });
  expect(await rowOf('mf-orders')).toHaveTextContent('Пока никто не открывал');
  await user.click(screen.getByRole('button', { name: '30 дней' }));
  expect(await screen.findByRole('button', { name: '30 дней', pressed: true })).toBeVisible();
  network.on(readReleaseTelemetry, {
    from: at,
    releases: [telemetry('mf-orders', '1.0.1', { loads: 9240 })],
    refused_reports: 0,
  });
  await user.click(screen.getByRole('button', { name: 'Сутки' }));
  await waitFor(async () => expect(await rowOf('mf-orders')).toHaveTextContent('9 240'));
});

it('says that there is nothing yet, and that it does not load', async () => {
  const { network, user } = open({});
  expect(await screen.findByText('Модулей пока нет')).toBeVisible();
  network.on(readReleaseTelemetry, refuse('internal'));
  await user.click(screen.getByRole('button', { name: 'Обновить' }));
  expect(await screen.findByText('Не получилось обновить')).toBeVisible();
});

it('lets those who decide give a tried release to all, take it back and hold the active one', async () => {
  const registry = {
    name: 'mf-orders',
    team: 'florists',
    stable: '1.0.1',
    can_take_back: true,
    pinned: false,
    releases: [],
  };
  const canary = { version: '1.0.2', share: 5, merchants: [] };
  const { network } = open(
    { containers: [served('mf-orders', 'Заказы', '1.0.1', '1.0.0')], registered: [{ ...registry, canary }] },
    'manager',
  );
  const calls: unknown[] = [];
  for (const operation of [promoteRemote, takeRemoteBack, pinRemote])
    network.on(operation, ((body: unknown) => {
      calls.push([operation.name, body]);
      return { revision: 2, stable: '1.0.1' };
    }) as never);
  const orders = await rowOf('mf-orders');
  for (const [button, sure] of [
    ['Дать всем', 'Дать mf-orders 1.0.2 всем?'],
    ['Забрать', 'Забрать mf-orders 1.0.2?'],
    ['Закрепить', 'Закрепить mf-orders 1.0.1?'],
  ] as const) {
    fireEvent.click(within(orders).getByRole('button', { name: button }));
    const dialog = await screen.findByRole('alertdialog', { name: sure });
    fireEvent.click(within(dialog).getByRole('button', { name: button }));
    await waitFor(() => expect(screen.queryByRole('alertdialog', { name: sure })).not.toBeInTheDocument());
  }
  await waitFor(() =>
    expect(calls).toEqual([
      ['promoteRemote', { name: 'mf-orders' }],
      ['takeRemoteBack', { name: 'mf-orders' }],
      ['pinRemote', { name: 'mf-orders', pinned: true }],
    ]),
  );
});

it('offers nothing where the registry has nothing to change', async () => {
  const registered = [
    {
      name: 'mf-orders',
      team: 'florists',
      stable: null,
      can_take_back: false,
      canary: null,
      pinned: false,
      releases: [],
    },
    {
      name: 'host-shell',
      team: 'platform',
      stable: '1.0.0',
      can_take_back: false,
      canary: null,
      pinned: false,
      releases: [],
    },
  ];
  const containers = [served('host-shell', 'Магазин', '1.0.0'), served('mf-orders', 'Заказы', '1.0.1', '1.0.0')];
  open({ containers, registered }, 'manager');
  expect(within(await rowOf('mf-orders')).queryByRole('button')).not.toBeInTheDocument();
  const shell = within(await rowOf('host-shell'));
  expect(shell.getAllByRole('button').map((button) => button.textContent)).toEqual(['Закрепить']);
});

describe('what is done with a container', () => {
  const canary = { version: '1.0.2', share: 0, merchants: ['glina'] };
  const registered = (more: object) => ({
    containers: [served('mf-orders', 'Заказы', '1.0.1', '1.0.0')],
    registered: [
      {
        name: 'mf-orders',
        team: 'florists',
        stable: '1.0.1',
        can_take_back: true,
        pinned: false,
        releases: [],
        canary: null,
        ...more,
      },
    ],
  });
  const names = (row: HTMLElement) =>
    within(row)
      .queryAllByRole('button')
      .map(({ textContent }) => textContent);

  it.each([
    ['a release that is tried', { canary }, ['Дать всем', 'Забрать', 'Закрепить']],
    ['one that is tried while the active one is held', { canary, pinned: true }, ['Забрать', 'Открепить']],
    ['one that is tried and nothing is active', { canary, stable: null, can_take_back: false }, ['Дать всем']],
    ['a release of everybody', {}, ['Забрать', 'Закрепить']],
  ])('of %s', async (_, more, buttons) => {
    open(registered(more), 'manager');
    expect(names(await rowOf('mf-orders'))).toEqual(buttons);
  });

  it.each([
    ['Дать всем', 'Дать всем', '1.0.2 получают все', promoteRemote, { canary }],
    ['Забрать', 'Забрать', '1.0.2 больше не отдаётся', takeRemoteBack, { canary }],
    ['Забрать', 'Забрать', '1.0.1 больше не отдаётся', takeRemoteBack, {}],
    ['Закрепить', 'Закрепить', 'mf-orders закреплён', pinRemote, {}],
    ['Открепить', 'Открепить', 'mf-orders откреплён', pinRemote, { pinned: true }],
  ] as const)('“%s” is asked about, and says what came of it: %s, %s', async (button, yes, done, operation, more) => {
    const { network, user } = open(registered(more), 'manager');
    network.on(operation as typeof pinRemote, refuse('conflict'));
    const press = async (answer: string) => {
      await user.click(within(await rowOf('mf-orders')).getByRole('button', { name: button }));
      await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: answer }));
    };
    await press('Отмена');
    expect(network.sent(operation as typeof pinRemote)).toEqual([]);
    await press(yes);
    expect(await screen.findByText('Не получилось')).toBeVisible();
    network.on(operation as typeof pinRemote, { revision: 2, stable: '1.0.1' } as never);
    await press(yes);
    expect(await screen.findByText(done)).toBeVisible();
    const sent =
      operation === pinRemote ? { name: 'mf-orders', pinned: button === 'Закрепить' } : { name: 'mf-orders' };
    expect(network.sent(operation as typeof pinRemote)).toEqual([sent, sent]);
  });

  it('says that a release is tried by shops, or by a link, and of one of which nothing was heard no numbers', async () => {
    open(registered({ canary }), 'manager');
    const row = await rowOf('mf-orders');
    expect(row).toHaveTextContent('Пробный1.0.2по магазинам или ссылке');
    expect(within(row).getByText('по магазинам или ссылке')).toBeVisible();
    expect(row).not.toHaveTextContent('Закреплён');
    expect(screen.queryByText(/Не учтено/)).toBeNull();
  });
});

it.each([
  ['the registry', listRemotes],
  ['the counts', readReleaseTelemetry],
] as const)('does not load without %s', async (_, operation) => {
  const { network } = open({ containers: [served('mf-orders', 'Заказы', '1.0.1')] });
  network.on(operation as typeof listRemotes, refuse('upstream_timeout'));
  expect(await screen.findByText('Модули не загрузились')).toBeVisible();
  expect(screen.getByText('Сервер не ответил вовремя. Попробуйте ещё раз.')).toBeVisible();
});

it('says nothing of troubles, vitals and the past of a release that has none', async () => {
  open({
    containers: [served('mf-orders', 'Заказы', '1.0.1')],
    releases: [telemetry('mf-orders', '1.0.1', { loads: 7 })],
  });
  const row = await rowOf('mf-orders');
  expect(row).toHaveTextContent('Загрузки7');
  expect(row).toHaveTextContent('Страницы с ошибками0 ‰');
  expect(row).not.toHaveTextContent(/было|·|Пока никто|не раздаётся/);
  expect(row).not.toHaveAttribute('data-bad');
});

it('draws beside a number how it went, of what was measured, and of nothing where nobody opened it', async () => {
  const part = (troubled: number, lcp: number | null) => ({ loads: 100, troubled, lcp });
  open({
    containers: [served('mf-orders', 'Заказы', '1.0.1'), served('mf-settings', 'Настройки', '1.0.0')],
    releases: [telemetry('mf-orders', '1.0.1', { series: [part(0, null), part(1, 1000), part(2, 2000)] as never })],
  });
  const lines = [...(await rowOf('mf-orders')).querySelectorAll('polyline')].map((line) => line.getAttribute('points'));
  expect(lines).toEqual(['3.0,21.0 38.0,12.0 73.0,3.0', '38.0,12.0 73.0,3.0']);
  expect((await rowOf('mf-settings')).querySelector('polyline')).toBeNull();
});
