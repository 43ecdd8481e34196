import type { Findings } from './scenario.ts';
import { texts } from './texts.ts';

const maxSeconds = 10;

const seconds = (milliseconds: number): string =>
  (milliseconds / 1000).toLocaleString('ru-RU', { maximumFractionDigits: 1, minimumFractionDigits: 1 });

export function judgeRecovery(times: ReadonlyMap<string, readonly number[]>): Findings {
  const findings: Findings = { figures: [], broken: [] };
  for (const [fault, list] of times) {
    const sorted = [...list].sort((a, b) => a - b);
    const longest = sorted.at(-1) ?? 0;
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
    findings.figures.push([texts.recovery(fault), texts.seconds(seconds(median), seconds(longest), list.length)]);
    if (longest > maxSeconds * 1000) findings.broken.push(texts.slow(fault, seconds(longest)));
  }
  return findings;
}
