import { screen, waitFor, within } from '@testing-library/react';
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
  disks: [{ holds: 'database' as const, free: 3 * 2 ** 30, total: 10 * 2 ** 30, reserve: 0 }],
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
  expect(screen.getByText('свободно 3 ГБ из 10 ГБ')).toBeVisible();
  expect(screen.getByText('150 МБ')).toBeVisible();
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
