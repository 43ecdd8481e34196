import { run } from './run.ts';

const script = (code: string, limit: number) => run(['--input-type=module', '-e', code], {}, limit);

it('answers how a program ended and what it printed', async () => {
  const code = "console.log('said'); console.error('cried'); process.exitCode = 3";
  const { output, ...ended } = await script(code, 60_000);
  expect(ended).toEqual({ code: 3, late: false });
  expect(output).toContain('said');
  expect(output).toContain('cried');
});

it('interrupts a program whose time is up, so that it can clean up, and says so', async () => {
  const code = `
    process.on('SIGINT', () => { console.log('cleaned'); process.exit(0); });
    setInterval(() => {}, 1000);
    console.log('begun');`;
  const { output, ...ended } = await script(code, 3_000);
  expect(ended).toEqual({ code: 1, late: true });
  expect(output).toContain('begun');
  expect(output).toContain('cleaned');
});
