import { spawn } from 'node:child_process';
import { familiesOf, processorTimeOf } from '../processes/families.ts';
import { itNeeding } from '../test/needs.ts';
import { startBare } from './bare.ts';
import { measure, median } from './load.ts';
import { memoryOf } from './memory.ts';
import { table } from './table.ts';

const onLinux = itNeeding(process.platform === 'linux', 'Linux');

describe('the benchmark', () => {
  it('takes the middle of its rounds', () => {
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([])).toBe(0);
  });

  it('aligns its table', () => {
    const rows = [
      ['', 'один', 'два'],
      ['список', '1', '20'],
    ];
    expect(table(rows)).toBe('           один   два\n  список      1    20');
  });

  it('counts the memory of a process with what it started', () => {
    const memory = memoryOf({ tests: process.pid })?.tests;
    if (process.platform === 'linux') expect(memory).toBeGreaterThan(10e6);
    else expect(memory).toBeUndefined();
  });

  onLinux('counts the processor time of a process, and knows what it started', async () => {
    const before = processorTimeOf([process.pid]);
    for (const end = performance.now() + 200; performance.now() < end; ) JSON.stringify(process.versions);
    expect(processorTimeOf([process.pid])).toBeGreaterThan(before);
    const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
    try {
      const { tests = [] } = familiesOf({ tests: process.pid });
      expect(tests[0]).toBe(process.pid);
      expect(tests).toContain(child.pid);
      expect(familiesOf({ tests: process.pid, child: child.pid ?? 0 }).tests).not.toContain(child.pid);
    } finally {
      child.kill();
    }
  });

  it('measures good answers a second, each with a body of its own', async () => {
    const bare = await startBare('application/json', '{"products":[]}');
    try {
      let count = 0;
      const call = () => {
        count += 1;
        return {
          method: 'POST',
          path: '/x',
          headers: { 'content-type': 'application/json' },
          body: `{"key":${count}}`,
        };
      };
      const answer = await fetch(`${bare.origin}/x`, { method: 'POST', body: '{}' });
      expect([answer.headers.get('content-type'), await answer.text()]).toEqual([
        'application/json',
        '{"products":[]}',
      ]);
      const measured = await measure(bare.origin, { title: 'x', call, fresh: true }, 2, 1);
      expect(measured.errors).toBe(0);
      expect(measured.rate).toBeGreaterThan(0);
      expect(count).toBeGreaterThan(measured.rate / 2);
      const other = await measure(bare.origin, { title: 'x', call, fresh: false, holds: 'a page' }, 2, 1);
      expect([other.rate, other.errors > 0]).toEqual([0, true]);
    } finally {
      bare.stop();
    }
  });
});
