import { existsSync } from 'node:fs';
import { dirname } from 'node:path';
import { exportProducts } from 'shared-contracts';
import { waitUntil } from 'tooling/wait-until';
import { newMerchant } from '../testing/shops.ts';
import { withTestServer } from '../testing/test-server.ts';

const server = withTestServer();

it('a file that is ready when its reader has left is deleted all the same', async () => {
  const { token } = await newMerchant(server);
  let folder = '';
  const leaving = new AbortController();
  const run = jest.spyOn(server.context.work, 'run').mockImplementation((_task, input, { signal }) => {
    folder = dirname((input as { file: string }).file);
    return new Promise((resolve) => {
      signal?.addEventListener('abort', () => resolve(undefined as never));
      leaving.abort();
    });
  });
  const headers = { 'x-merchant-token': token, 'content-type': 'application/json' };
  const call = { method: 'POST', headers, body: '{}', signal: leaving.signal };
  await expect(fetch(server.url + exportProducts.path, call)).rejects.toThrow();
  await waitUntil(() => folder !== '' && !existsSync(folder));
  run.mockRestore();
});
