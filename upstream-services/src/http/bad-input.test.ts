import type { AnyOperation } from 'shared-contracts';
import { makeTeam } from '../registry/index.ts';
import { domains } from '../routes.ts';
import { formOf } from '../testing/client.ts';
import { newMerchant } from '../testing/shops.ts';
import { newStaff } from '../testing/staff.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let headers: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer();
  const { merchantId, token, name } = await newMerchant(server);
  const { as } = await newStaff(server);
  headers = {
    'x-merchant-token': token,
    'x-staff-token': as.staff,
    'x-merchant-name': name,
    'x-merchant-id': merchantId,
    'x-team-token': await makeTeam(server.context.db, 'florists', { days: 1 }),
  };
});
afterAll(() => server.stop());

const withBody = domains.routes
  .map(({ operation }): [string, AnyOperation] => [operation.name, operation])
  // The last ones end the session that the others are called with.
  .filter(
    ([name, { body }]) =>
      body === 'json' && !['revokeSessions', 'signOut', 'signOutStaff', 'changePassword'].includes(name),
  );

it.each(withBody)('%s: what is no JSON object is a 400', async (_, { method, path }) => {
  const refused = async (type: string, body: string) => {
    const { status, problem } = await server.refused(path, {
      method,
      headers: { ...headers, 'content-type': type },
      body,
    });
    return [status, problem.code];
  };
  for (const body of ['{', 'undefined', '{"a":1,}', '\u0000', '{"__proto__":{"admin":true}}'])
    expect(await refused('application/json', body)).toEqual([400, 'malformed_body']);
  for (const body of ['[]', '"text"', '1', 'null'])
    expect(await refused('application/json', body)).toEqual([400, 'validation_failed']);
  const form = await server.refused(path, { method, headers, body: formOf({ a: 'b' }) });
  expect([form.status, form.problem.code]).toEqual([415, 'unsupported_media_type']);
});
