import { startTestServer } from './testing/test-server.ts';

it('closes when the work behind its answers is done', async () => {
  const server = await startTestServer();
  const another = await server.another();
  const happened: string[] = [];
  another.context.background.run('slow work', async () => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await another.context.db.selectFrom('accounts').select('email').execute();
    happened.push('worked');
  });
  another.context.background.run('broken work', () => Promise.reject(new Error('only logged')));
  await another.stop();
  happened.push('closed');
  expect(happened).toEqual(['worked', 'closed']);
  await server.stop();
});
