import { withBff } from '../testing/running-bff.ts';

const bff = withBff();
const path = '/b2b/shop/verbena/order/token-1/unsubscribe';
const urlencoded = 'application/x-www-form-urlencoded';
const post = (body: string, to = path, type = urlencoded) =>
  bff.call(to, { method: 'POST', body, headers: { 'content-type': type } });

// The bodies of RFC 8058, section 8.
it.each([
  [urlencoded, 'List-Unsubscribe=One-Click'],
  [
    'multipart/form-data; boundary=---FormBoundaryjWmhtjORrn',
    '-----FormBoundaryjWmhtjORrn\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n-----FormBoundaryjWmhtjORrn--\r\n',
  ],
])('a press of the mail program ends the letters of its buyer, without a cookie (%s)', async (type, body) => {
  bff.service.answer((_seen, response) => response.end('{}'));
  const answer = await post(body, path, type);
  expect([answer.status, answer.text]).toEqual([200, '']);
  expect(bff.service.seen.at(-1)).toMatchObject({
    url: '/user-api/v1/order/letters',
    body: '{"order_token":"token-1","wanted":false}',
  });
});

it('hands the letter’s key on, which alone may speak for the recipient’s other orders', async () => {
  bff.service.answer((_seen, response) => response.end('{}'));
  expect((await post('List-Unsubscribe=One-Click', `${path}?key=a_key`)).status).toBe(200);
  expect(bff.service.seen.at(-1)).toMatchObject({
    body: '{"order_token":"token-1","wanted":false,"letter_key":"a_key"}',
  });
});

it('who follows the address comes to the order’s page, and changes nothing', async () => {
  const before = bff.service.seen.length;
  const answer = await bff.call(`${path}?key=a_key`);
  expect([answer.status, answer.headers.location]).toEqual([302, '/b2b/shop/verbena/order/token-1']);
  expect(bff.service.seen.length).toBe(before);
});

it('anything else that is posted ends nothing', async () => {
  const before = bff.service.seen.length;
  const answers = [await post('a=b'), await post(''), await post(`a=${'b'.repeat(2_000)}`)];
  expect(answers.map(({ status }) => status)).toEqual([400, 400, 413]);
  expect(bff.service.seen.length).toBe(before);
});

it('an order that is not there is a 404', async () => {
  bff.service.answer((_seen, response) => response.writeHead(404).end('{}'));
  expect((await post('List-Unsubscribe=One-Click')).status).toBe(404);
  const long = `/b2b/shop/verbena/order/${'a'.repeat(101)}/unsubscribe`;
  expect((await post('List-Unsubscribe=One-Click', long)).status).toBe(404);
});
