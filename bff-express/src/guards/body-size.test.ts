import { sendJson } from '../testing/fake-service.ts';
import { withBff } from '../testing/running-bff.ts';

const json = '/b2b/bff/api/users-api/products';
const upload = '/b2b/bff/s3/v1/content/upload';
const megabyte = 1024 * 1024;

const bff = withBff();
beforeAll(async () => {
  bff.service.answer((_seen, response) => sendJson(response, 200, {}));
});

it.each([
  ['JSON', json, 'application/json', 11],
  ['a sign-in', '/b2b/bff/auth/merchant/authorize', 'application/json', 11],
  ['an upload', upload, 'multipart/form-data; boundary=x', 40],
])('%s of too many megabytes is a 413 that is seen, and reaches no service', async (_, path, type, megabytes) => {
  const body = Buffer.alloc(megabytes * megabyte, 'a');
  const chunked = new ReadableStream({
    start(controller) {
      for (let count = 0; count < megabytes; count += 1) controller.enqueue(body.subarray(0, megabyte));
      controller.close();
    },
  });
  for (const sent of [body, chunked]) {
    const answer = await fetch(bff.origin + path, {
      method: 'POST',
      headers: { 'content-type': type },
      body: sent,
      duplex: 'half',
    } as RequestInit);
    const problem = (await answer.json()) as { code: string };
    expect([answer.status, problem.code]).toEqual([413, 'payload_too_large']);
  }
  expect(bff.service.seen).toEqual([]);
  // The call that is broken off for it is no failure of the service.
  expect(bff.log.filter(({ level }) => Number(level) >= 40)).toEqual([]);
});

it('what is refused keeps its connection for the next request', async () => {
  const body = 'a'.repeat(3 * megabyte);
  const large = `POST ${json} HTTP/1.1\r\nhost: x\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  const next = `POST ${json} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 2\r\nconnection: close\r\n\r\n{}`;
  const text = await bff.raw(large + next);
  expect(text.match(/HTTP\/1\.1 (\d+)/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200']);
});
