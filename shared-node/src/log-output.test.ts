import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, readFileSync, readSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLogOutput } from './log-output.ts';

const folder = mkdtempSync(join(tmpdir(), 'b2b-log-output-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const kilobyte = (number: number) => `${JSON.stringify({ number, msg: 'x'.repeat(1000) })}\n`;

it('a burst of lines waits in a megabyte at most; what was dropped is counted and told of', async () => {
  const file = join(folder, 'burst.log');
  const handle = openSync(file, 'a');
  const output = createLogOutput(handle);
  for (let number = 0; number < 3_000; number++) output.write(kilobyte(number));
  expect(output.dropped).toBeGreaterThan(1_900);
  expect(output.dropped).toBeLessThan(2_100);
  const { dropped } = output;
  while (output.dropped > 0) {
    output.write('{"msg":"later"}\n');
    await sleep(50);
    output.flushSync();
  }
  closeSync(handle);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(lines.filter((line) => line.includes('"number"'))).toHaveLength(3_000 - dropped);
  const warnings = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'log lines could not be written');
  expect(warnings).toMatchObject([{ level: 40, dropped }]);
});

it('a slow reader of a pipe, which takes a batch in parts, gets each line whole and once', async () => {
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const handle = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
  const output = createLogOutput(handle);
  for (let number = 0; number < 400; number++) output.write(kilobyte(number));
  const part = Buffer.alloc(16_384);
  let read = '';
  while (read.split('\n').length <= 400) {
    try {
      read += part.toString('utf8', 0, readSync(handle, part));
    } catch (error) {
      expect(error).toMatchObject({ code: 'EAGAIN' });
    }
    await sleep(5);
  }
  closeSync(handle);
  const lines = read.trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line).number)).toEqual([...Array(400).keys()]);
  expect(output.dropped).toBe(0);
});
