import { withTestServer } from '../testing/test-server.ts';
import { isDiskFull } from './disks.ts';

const server = withTestServer();

it('is ready while its disks have room, and says that they are full when they have not', async () => {
  const { config } = server.context;
  expect((await server.send('/readyz')).status).toBe(200);
  const disks = { folders: [server.folder], reserve: Number.MAX_SAFE_INTEGER };
  const full = await server.another({ config: { ...config, disks } });
  const answer = await full.refused('/readyz');
  expect([answer.status, answer.problem.code]).toEqual([503, 'disk_full']);
  expect((await full.send('/healthz')).status).toBe(200);
  await full.stop();
});

it('takes a folder that is not there yet for roomy', async () => {
  expect(await isDiskFull(['/nowhere/at/all'], 1)).toBe(false);
});
