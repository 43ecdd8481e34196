import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { dropDeadJobs, readPlatform, runDeadJobs, type StaffRole, usageKinds } from 'shared-contracts';
import { createNetwork, openScreen, refuse } from 'shared-runtime/testing';
import manifest from '../../remote.json' with { type: 'json' };
import { screens } from '../index.ts';

const job = (name: string, more: object = {}) => ({ name, waiting: 0, active: 0, dead: 0, dead_since: null, ...more });
const usage = Array.from({ length: 30 }, (_, index) => ({
  date: `2026-06-${String(index + 1).padStart(2, '0')}`,
  counts: Object.fromEntries(usageKinds.map((kind) => [kind, kind === 'orders' ? index : 0])) as never,
}));
const wire = (jobs: ReturnType<typeof job>[]) => ({
  jobs,
  disks: [
    { holds: 'database' as const, free: 3 * 2 ** 30, total: 10 * 2 ** 30, reserve: 0 },
    { holds: 'pictures' as const, free: 2 ** 30 - 2 ** 20, total: 20 * 2 ** 30, reserve: 0 },
  ],
  memory: { total: 8 * 2 ** 30, free: 2 ** 30, process: 150 * 2 ** 20 },
  database_bytes: 20 * 2 ** 20,
  started_at: '2026-06-14T10:00:00.000Z',
  usage,
});

function open(
  role: StaffRole = 'manager',
  jobs = [job('mail', { dead: 2, dead_since: '2026-06-14T10:00:00.000Z' }), job('push')],
) {
  const network = createNetwork();
  network.on(readPlatform, wire(jobs));
  const ofOperations = globalThis.fetch;
  globalThis.fetch = (async (address: string, init?: RequestInit) => {
    if (address === '/b2b/bff/readyz')
      return new Response(JSON.stringify({ code: 'unavailable', detail: 'group s3 does not answer' }), { status: 503 });
    if (address === '/b2b/bff/registry')
      return new Response(JSON.stringify({ revision: 1, containers: [{ name: 'mf-admin', version: '1.0.0-abc' }] }));
    return ofOperations(address, init);
  }) as typeof fetch;
  const staff = { staffId: 's1', email: 'oleg@staff.ru', role };
  return { network, ...openScreen({ manifest, screens }, '/admin/platform', staff) };
}

it('shows queue, machine, services, releases and use by day', async () => {
  open();
  const mail = (await screen.findByText('mail')).closest('li');
  expect(mail).toHaveTextContent('ждёт 0, выполняется 0');
  expect(mail).toHaveTextContent('Не удалось: 2');
  expect(screen.queryByText('push')).not.toBeInTheDocument();
  for (const [term, value] of [
    ['База данных, место на диске', /^свободно 3 ГБ из 10 ГБ$/],
    ['Картинки, место на диске', /^свободно 1\s023 МБ из 20 ГБ$/],
    ['Сама база', /^20 МБ$/],
    ['Память машины', /^свободно 1 ГБ из 8 ГБ$/],
    ['Память процесса сервисов', /^150 МБ$/],
    ['Процесс сервисов работает с', /14 июня/],
  ] as const)
    expect(screen.getByText(term).nextSibling).toHaveTextContent(value);
  expect((await screen.findByText('s3')).nextSibling).toHaveTextContent('не отвечает');
  expect(screen.getByText('orders').nextSibling).toHaveTextContent('работает');
  expect(screen.getByText('1.0.0-abc')).toBeVisible();
  expect(screen.getByText('Заказы: 435')).toBeVisible();
  expect(within(screen.getByRole('table', { name: 'Заказы' })).getAllByRole('row')).toHaveLength(31);
});

it('runs dead jobs again, and drops them after asking', async () => {
  const { network, user } = open();
  network.on(runDeadJobs, { count: 2 });
  network.on(dropDeadJobs, { count: 2 });
  await user.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('Снова в очереди: 2 задания')).toBeVisible();
  expect(network.sent(runDeadJobs)).toEqual([{ name: 'mail' }]);
  await user.click(screen.getByRole('button', { name: 'Удалить' }));
  const question = within(await screen.findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(network.sent(dropDeadJobs)).toEqual([{ name: 'mail' }]));
});

it('shows what came of jobs that were run again, without being asked', async () => {
  const { network, user } = open();
  network.on(runDeadJobs, () => {
    network.on(readPlatform, wire([job('mail', { waiting: 2, dead: 0 })]));
    return { count: 2 };
  });
  await user.click(await screen.findByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('ждёт 2, выполняется 0')).toBeVisible();
  network.on(readPlatform, wire([job('mail', { dead: 0 })]));
  expect(await screen.findByText(/Всё выполнено/)).toBeVisible();
});

it('lets support see, and says when nothing waits, or when it does not load', async () => {
  const { network, user } = open('support');
  await screen.findByText('mail');
  expect(screen.queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument();
  network.on(readPlatform, wire([job('mail')]));
  await user.click(screen.getByRole('button', { name: 'Обновить' }));
  expect(await screen.findByText(/Всё выполнено/)).toBeVisible();
  network.on(readPlatform, refuse('internal'));
  await user.click(screen.getByRole('button', { name: 'Обновить' }));
  expect(await screen.findByText('Не получилось обновить')).toBeVisible();
});

it('marks the last day, and names each seventh day before it under the bars', async () => {
  open();
  const chart = await screen.findByRole('region', { name: 'Заказы: 435' });
  const days = [...chart.querySelectorAll('svg + span')];
  expect(days.flatMap(({ textContent }, index) => (textContent ? [[index + 1, textContent]] : []))).toEqual([
    [2, '2'],
    [9, '9'],
    [16, '16'],
    [23, '23'],
    [30, '30'],
  ]);
  const marked = [...chart.querySelectorAll('[data-current]')];
  expect(marked).toEqual([days.at(-1)?.parentElement]);
  // The height of the whole for the day with most, none for the one without.
  const heights = [0, 29].map((index) =>
    days[index]?.previousElementSibling?.querySelector('rect')?.getAttribute('height'),
  );
  expect(heights).toEqual(['1', '112']);
});

it('shows jobs that run or wait without a button, and when the first of those failed which failed for good', async () => {
  open('manager', [
    job('mail', { dead: 1, dead_since: '2026-06-14T10:00:00.000Z' }),
    job('push', { active: 1 }),
    job('bot', { waiting: 3 }),
    job('none'),
  ]);
  const row = async (name: string) => within((await screen.findByText(name)).closest('li') as HTMLElement);
  expect((await row('mail')).getByText(/ждёт 0, выполняется 0 · первое .*14 июня/)).toBeVisible();
  expect((await row('mail')).getAllByRole('button')).toHaveLength(2);
  for (const [name, text] of [
    ['push', 'ждёт 0, выполняется 1'],
    ['bot', 'ждёт 3, выполняется 0'],
  ] as const) {
    expect((await row(name)).getByText(text)).toBeVisible();
    expect((await row(name)).queryByRole('button')).toBeNull();
    expect((await row(name)).queryByText(/Не удалось/)).toBeNull();
  }
  expect(screen.queryByText('none')).toBeNull();
  expect(screen.queryByText(/Всё выполнено/)).toBeNull();
});

it('drops nothing that one has thought better of, and says how many were dropped, or that it failed', async () => {
  const { network, user } = open();
  network.on(dropDeadJobs, { count: 2 });
  const drop = async (answer: string) => {
    await user.click(screen.getByRole('button', { name: 'Удалить' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Удалить задания «mail»?' }));
    await user.click(question.getByRole('button', { name: answer }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  };
  await screen.findByText('mail');
  await drop('Отмена');
  expect(network.sent(dropDeadJobs)).toEqual([]);
  await drop('Удалить');
  expect(await screen.findByText('Удалено: 2 задания')).toBeVisible();
  network.on(dropDeadJobs, refuse('internal'));
  await drop('Удалить');
  expect(await screen.findByText('Не получилось')).toBeVisible();
  network.on(runDeadJobs, refuse('internal'));
  await user.click(screen.getByRole('button', { name: 'Повторить' }));
  await waitFor(() => expect(screen.getAllByText('Не получилось')).toHaveLength(2));
});

it('looks at nothing by itself, and for a minute at jobs that were run again', async () => {
  jest.useFakeTimers();
  try {
    const { network } = open();
    network.on(runDeadJobs, { count: 2 });
    const run = await screen.findByRole('button', { name: 'Повторить' });
    const looksWithin = async (milliseconds: number) => {
      const before = network.sent(readPlatform).length;
      await act(() => jest.advanceTimersByTimeAsync(milliseconds));
      return network.sent(readPlatform).length - before;
    };
    expect(await looksWithin(20_000)).toBe(0);
    fireEvent.click(run);
    await looksWithin(1_000);
    expect(await looksWithin(10_000)).toBeGreaterThan(3);
    await looksWithin(60_000);
    expect(await looksWithin(20_000)).toBe(0);
  } finally {
    jest.useRealTimers();
  }
});

it('says which service has no room left, and that the web server tells nothing', async () => {
  const { user } = open();
  await screen.findByText('1.0.0-abc');
  const before = globalThis.fetch;
  const answer = (ready: () => Response) => {
    globalThis.fetch = (async (address: string, init?: RequestInit) =>
      address === '/b2b/bff/readyz' ? ready() : before(address, init)) as typeof fetch;
  };
  answer(() => new Response(JSON.stringify({ detail: 'group s3 has no room' }), { status: 503 }));
  await user.click(screen.getByRole('button', { name: 'Обновить' }));
  await waitFor(() => expect(screen.getByText('s3').nextSibling).toHaveTextContent('нет места на диске'));
  expect(screen.getByText('orders').nextSibling).toHaveTextContent('работает');
  answer(() => {
    throw new TypeError('Failed to fetch');
  });
  await user.click(screen.getByRole('button', { name: 'Обновить' }));
  expect(await screen.findByText('Не получилось обновить')).toBeVisible();
});
