import { appendFileSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { watchLog } from './log-watch.ts';

const folder = mkdtempSync(join(tmpdir(), 'b2b-log-watch-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const file = join(folder, 'a.log');
const warning = (msg: string) => `${JSON.stringify({ level: 40, msg })}\n`;

let lines: string[];
let end: () => void;
beforeEach(() => {
  jest.useFakeTimers();
  lines = [];
  writeFileSync(file, warning('of an earlier run').repeat(10));
  end = watchLog(file, (line) => lines.push(line));
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

it('warnings of a log that began anew, as it had grown too large, are told from its first line', () => {
  truncateSync(file);
  appendFileSync(file, warning('first after'));
  jest.advanceTimersByTime(1_000);
  expect(lines).toEqual(['first after']);
});

it('what has been told comes again after a minute, should it still happen', () => {
  for (let second = 0; second < 65; second++) {
    appendFileSync(file, warning('slow'));
    jest.advanceTimersByTime(1_000);
  }
  expect(lines).toEqual(['slow', 'slow']);
});

it('of a flood a few lines a second are told', () => {
  for (let number = 0; number < 50; number++) appendFileSync(file, warning(`number ${number}`));
  jest.advanceTimersByTime(1_000);
  expect(lines).toEqual(['number 0', 'number 1', 'number 2', 'number 3', 'number 4']);
});
