import { withTestServer } from '../testing/test-server.ts';

const server = withTestServer();

it.each([
  '{"__proto__":{"is_admin":true}}',
  '{"email":"a@example.ru","password":"x","__proto__":null}',
  '{"email":{"__proto__":{"polluted":1}}}',
  '{"constructor":{"prototype":{"polluted":1}}}',
])('takes no body that would change what objects are made of: %s', async (body) => {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${server.url}/merchant/authorize`, { method: 'POST', headers, body });
  expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([400, 'malformed_body']);
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});
