import { operationPath } from 'shared-contracts';
import { operations } from 'shared-contracts/operations';
import { sendJson, sendServiceProblem } from '../testing/fake-service.ts';
import { withBff } from '../testing/running-bff.ts';

const bff = withBff();

const merchants: Record<string, string> = { 'anna-token': 'anna', 'boris-token': 'boris' };
const staff: Record<string, string> = { 'olga-token': 'olga', 'petr-token': 'petr' };

beforeEach(() => {
  bff.service.answer(({ url, headers }, response) => {
    const known = (owners: Record<string, string>, token: unknown) => owners[String(token)];
    if (url === '/session') {
      const id = known(merchants, headers['x-merchant-token']);
      if (id === undefined) return sendServiceProblem(response, 401, 'unauthorized');
      return sendJson(response, 200, { merchant_id: id, merchant_name: id, email: `${id}@b.example` });
    }
    if (url === '/staff/session') {
      const id = known(staff, headers['x-staff-token']);
      if (id === undefined) return sendServiceProblem(response, 401, 'unauthorized');
      return sendJson(response, 200, { staff_id: id, email: 'a@b.ru', role: 'owner', ends_at: '2030-01-01T00:00:00Z' });
    }
    const { 'x-staff-token': ofStaff, 'x-merchant-token': ofMerchant } = headers;
    const owner = ofStaff === undefined ? known(merchants, ofMerchant) : known(staff, ofStaff);
    if (owner === undefined) return sendServiceProblem(response, 401, 'unauthorized');
    sendJson(response, 200, {});
  });
});

const cookies = { merchant: '__Host-b2b_token', admin: '__Host-b2b_staff' } as const;
const called = () => bff.service.seen.filter(({ url }) => !['/session', '/staff/session'].includes(url));

async function send(operation: (typeof operations)[number], token: string, account?: string) {
  const access = operation.access === 'admin' ? 'admin' : 'merchant';
  const isRead = operation.method === 'GET';
  const multipart = operation.body === 'multipart';
  const headers = {
    cookie: `${cookies[access]}=${token}`,
    ...(account === undefined ? {} : { 'x-account': account }),
    ...(isRead
      ? {}
      : { origin: bff.origin, 'content-type': multipart ? 'multipart/form-data; boundary=x' : 'application/json' }),
  };
  const body = isRead ? {} : { body: multipart ? '--x--' : '{}' };
  return bff.call(operationPath(operation), { method: operation.method, headers, ...body });
}

const isOfAccount = ({ access, name }: (typeof operations)[number]) =>
  (access === 'merchant' || access === 'admin') && name !== 'viewAsMerchant';
const checked = operations.filter(isOfAccount);

it('there are calls of merchants, of staff, and uploads', () => {
  expect(checked.length).toBeGreaterThan(80);
  expect(checked.filter(({ access }) => access === 'admin').length).toBeGreaterThan(8);
  expect(checked.filter(({ body }) => body === 'multipart').length).toBeGreaterThan(1);
});

it.each(checked.map((operation) => [operation.name, operation] as const))(
  '%s of a page of another account is refused before a service hears of it',
  async (_, operation) => {
    const [account, other] = operation.access === 'admin' ? ['olga', 'petr'] : ['anna', 'boris'];
    const refused = await send(operation, `${other}-token`, account);
    expect([refused.status, refused.json().code]).toEqual([409, 'other_account']);
    // Signing out is refused as well: it would end the session of another tab.
    expect(called()).toEqual([]);
    expect(refused.headers['set-cookie']).toBeUndefined();
  },
);

it('a call of the page’s own account goes on, without the header', async () => {
  const read = checked.find(({ name }) => name === 'readMerchant');
  const list = checked.find(({ name }) => name === 'listMerchants');
  if (!read || !list) throw new Error('These calls are gone.');
  expect((await send(read, 'anna-token', 'anna')).status).toBe(200);
  expect((await send(list, 'olga-token', 'olga')).status).toBe(200);
  expect(called().map(({ url }) => url)).toEqual([read.path, list.path]);
  expect(called().every(({ headers }) => headers['x-account'] === undefined)).toBe(true);
});

it('a program that names no account acts for its token, and a session that is over is a 401', async () => {
  const read = checked.find(({ name }) => name === 'readMerchant');
  if (!read) throw new Error('This call is gone.');
  expect((await send(read, 'boris-token')).status).toBe(200);
  expect((await send(read, 'nobodys-token', 'anna')).status).toBe(401);
});

it.each(['admin', 'merchant'] as const)(
  'a call of %s whose session cannot be looked up is not let through: it might be of another account',
  async (access) => {
    bff.service.answer(({ url }, response) =>
      url === '/session' || url === '/staff/session'
        ? sendServiceProblem(response, 503, 'unavailable')
        : sendJson(response, 200, {}),
    );
    const [account, other] = access === 'admin' ? ['olga', 'lev'] : ['anna', 'vera'];
    const operation = checked.find((one) => one.access === access && one.method === 'POST' && one.body !== 'multipart');
    if (!operation) throw new Error('No such call is left.');
    const refused = await send(operation, `${other}-token`, account);
    expect([refused.status, refused.json().code]).toEqual([503, 'unavailable']);
    expect(called()).toEqual([]);
  },
);

it('the stream of another account is refused, and the page’s own is opened', async () => {
  const open = (account: string) =>
    bff.call(`/b2b/bff/events?account=${account}`, { headers: { cookie: '__Host-b2b_token=boris-token' } });
  const refused = await open('anna');
  expect([refused.status, refused.json().code]).toEqual([409, 'other_account']);
  expect(called()).toEqual([]);
  await open('boris');
  expect(called()).toHaveLength(1);
});
