import { freePort } from './ports.ts';

it('gives no port twice', async () => {
  const ports: number[] = [];
  for (let count = 0; count < 1_000; count++) ports.push(await freePort());
  expect(new Set(ports).size).toBe(1_000);
});
