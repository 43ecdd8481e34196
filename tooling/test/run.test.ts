import { identityOf } from '../processes/processes.ts';
import { itNeeding } from './needs.ts';
import { run } from './run.ts';

const script = (code: string, limit: number, silence?: number) =>
  run(['--input-type=module', '-e', code], {}, limit, silence);

it('answers how a program ended and what it printed', async () => {
  const code = "console.log('said'); console.error('cried'); process.exitCode = 3";
  const { output, code: ended, stopped } = await script(code, 60_000);
  expect({ ended, stopped }).toEqual({ ended: 3 });
  expect(output).toContain('said');
  expect(output).toContain('cried');
});

it('interrupts a program whose time is up, so that it can clean up, and says so', async () => {
  const code = `
    process.on('SIGINT', () => { console.log('cleaned'); process.exit(0); });
    setInterval(() => {}, 1000);
    console.log('begun');`;
  const { output, code: ended, stopped } = await script(code, 3_000);
  expect({ ended, stopped }).toEqual({ ended: 1, stopped: 'late' });
  expect(output).toContain('begun');
  expect(output).toContain('cleaned');
});

it('interrupts a program that has printed nothing for long, and none that goes on printing', async () => {
  const speaks = `
    let left = 10;
    const timer = setInterval(() => { console.log('still here'); if (--left === 0) clearInterval(timer); }, 500);`;
  expect(await script(`console.log('begun'); setInterval(() => {}, 1000);`, 60_000, 4_000)).toMatchObject({
    code: 1,
    stopped: 'silent',
  });
  expect(await script(speaks, 60_000, 4_000)).toMatchObject({ code: 0, stopped: undefined });
});

const onLinux = itNeeding(process.platform === 'linux', 'Linux');

onLinux('ends what a program left behind, and tells its command', async () => {
  const code = `
    import { spawn } from 'node:child_process';
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' });
    child.unref();
    console.log(child.pid);`;
  const { output, left } = await script(code, 60_000);
  expect(left).toEqual([expect.stringContaining('setInterval')]);
  expect(identityOf(Number(output)).startedAt).toBeUndefined();
});

onLinux('tells how much of the processor a program took', async () => {
  const { processor, machine } = await script('while (process.cpuUsage().user < 300_000);', 60_000);
  expect(processor).toBeGreaterThan(0.2);
  expect(machine).toBeGreaterThan(0.2);
});

onLinux('tells what the machine did for a process that nobody waited for', async () => {
  const code = `
    import { spawn } from 'node:child_process';
    const work = 'while (process.cpuUsage().user < 600_000);';
    spawn(process.execPath, ['-e', work], { detached: true, stdio: 'ignore' }).unref();
    setTimeout(() => process.exit(0), 3000);`;
  const { machine } = await script(code, 60_000);
  expect(machine).toBeGreaterThan(0.5);
});
