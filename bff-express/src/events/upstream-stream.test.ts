import { Agent, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { openUpstream } from './upstream-stream.ts';

it('the limit is for the first answer alone: what is heard afterwards may take longer', async () => {
  const service = createServer((_, response) => {
    response.write('early ');
    setTimeout(() => response.end('late'), 400);
  });
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const { port } = service.address() as AddressInfo;
  const target = { protocol: 'http:', hostname: '127.0.0.1', host: `127.0.0.1:${port}`, port, pathname: '/' };
  const url = new URL(`http://${target.host}`);
  const { answer } = openUpstream({ agent: new Agent(), target, url }, {}, 200);
  expect(await text(await answer)).toBe('early late');
  service.close();
});
