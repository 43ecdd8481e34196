import { startBare } from './bare.ts';
import { measure, median } from './load.ts';
import { memoryOf } from './memory.ts';
import { table } from './table.ts';

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
    const own = memoryOf({ tests: process.pid })?.tests;
    if (process.platform === 'linux') expect(own).toBeGreaterThan(10e6);
    else expect(own).toBeUndefined();
  });

  it('measures good answers a second, each with a body of its own', async () => {
    const bare = await startBare('application/json', '{"products":[]}');
    try {
      let made = 0;
      const call = () => {
        made += 1;
        return { method: 'POST', path: '/x', headers: { 'content-type': 'application/json' }, body: `{"key":${made}}` };
      };
      const answer = await fetch(`${bare.origin}/x`, { method: 'POST', body: '{}' });
      expect([answer.headers.get('content-type'), await answer.text()]).toEqual([
        'application/json',
        '{"products":[]}',
      ]);
      const measured = await measure(bare.origin, { title: 'x', call, fresh: true }, 2, 1);
      expect(measured.errors).toBe(0);
      expect(measured.rate).toBeGreaterThan(0);
      expect(made).toBeGreaterThan(measured.rate / 2);
      const other = await measure(bare.origin, { title: 'x', call, fresh: false, holds: 'a page' }, 2, 1);
      expect([other.rate, other.errors > 0]).toEqual([0, true]);
    } finally {
      bare.stop();
    }
  });
});
