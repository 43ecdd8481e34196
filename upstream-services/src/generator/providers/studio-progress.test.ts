import type { GenerationStep } from 'shared-contracts';
import { cutOut } from '../../studio/index.ts';
import type { Work } from '../../work/index.ts';
import { createStudio } from './studio.ts';

const object = { data: Buffer.alloc(0), width: 1, height: 1, doubts: [] };

const work = {
  run: async (task: unknown, _input: unknown, _turn: unknown, tell?: (done: number) => void) => {
    if (task !== cutOut) return Buffer.alloc(0);
    for (const done of [0.25, 0.5, 0.75]) tell?.(done);
    return object;
  },
} as Pick<Work, 'run'> as Work;

it.each([1, 4])('progress goes on through every part of the work on %d photographs, and never back', async (count) => {
  const told: [progress: number, step: GenerationStep][] = [];
  await createStudio(work).submit({
    owner: 'merchant',
    scene: 'white',
    description: '',
    words: '',
    images: Array.from({ length: count }, () => Buffer.alloc(0)),
    variants: 3,
    signal: new AbortController().signal,
    report: async (progress, step) => void told.push([progress, step]),
    skip: () => undefined,
    doubt: () => undefined,
  });
  const progress = [0, ...told.map(([at]) => at), 100];
  const steps = progress.slice(1).map((at, index) => at - (progress[index] ?? 0));
  expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...steps)).toBeLessThan(20);
  expect(told.filter(([, step]) => step === 'cut_out')).toHaveLength(4 * count);
});
