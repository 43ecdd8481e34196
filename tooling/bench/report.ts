import type { MemoryComparison } from './beside-costs.ts';
import type { ScriptSizeComparison } from './beside-scripts.ts';
import { type CropPhase, throttle } from './crop.ts';
import { categories, type Scored } from './lighthouse.ts';
import { type LoadMeasurement, median } from './load.ts';
import type { LoadComparison } from './load-comparison.ts';
import type { Outage } from './outage.ts';
import type { Painted } from './paint.ts';
import { phoneProfile } from './phone.ts';
import type { Swaps } from './release-swaps.ts';
import { formatNumber, table } from './table.ts';
import { besideTexts, texts } from './texts.ts';

export interface Compared {
  title: string;
  through: readonly LoadMeasurement[];
  against: readonly LoadMeasurement[];
}

const middle = (rounds: readonly LoadMeasurement[], of: (one: LoadMeasurement) => number): number =>
  median(rounds.map(of));

function loadRow({ title, through, against }: Compared): string[] {
  const rate = middle(through, (one) => one.rate);
  const bare = middle(against, (one) => one.rate);
  const errors = through.reduce((sum, one) => sum + one.errors, 0);
  return [
    title,
    formatNumber(rate),
    formatNumber(bare),
    `${formatNumber((100 * rate) / bare, 1)} %`,
    formatNumber(middle(through, (one) => one.p50)),
    formatNumber(middle(through, (one) => one.p99)),
    formatNumber(errors),
  ];
}

export function printLoad(compared: readonly Compared[], callers: number, rounds: number, seconds: number): void {
  console.log(texts.loadHead(callers, rounds, seconds));
  console.log(table([texts.loadColumns, ...compared.map(loadRow)]));
}

/** Of each round, not of the medians: the two of a round were measured one right after the other, on an equally busy machine. */
function ratioByRound<Round>(one: readonly Round[], other: readonly Round[], of: (round: Round) => number): string {
  const byRound = one.map((round, index) => of(round) / of(other[index] as Round));
  const [middleRatio, least, most] = [median(byRound), Math.min(...byRound), Math.max(...byRound)].map((value) =>
    formatNumber(value, 2),
  );
  return `${middleRatio} (${least}–${most})`;
}

function pair(
  titles: readonly [string, string, string],
  one: readonly LoadMeasurement[],
  other: readonly LoadMeasurement[],
) {
  const row = (title: string, rounds: readonly LoadMeasurement[]) => [
    title,
    formatNumber(
      middle(rounds, ({ rate }) => rate),
      1,
    ),
    formatNumber(middle(rounds, ({ p50 }) => p50)),
    formatNumber(middle(rounds, ({ p99 }) => p99)),
    formatNumber(rounds.reduce((sum, { errors }) => sum + errors, 0)),
  ];
  const ratio = (of: (measured: LoadMeasurement) => number) => formatNumber(middle(one, of) / middle(other, of), 2);
  const rate = ratioByRound(one, other, (measured) => measured.rate);
  return [
    row(titles[0], one),
    row(titles[1], other),
    [titles[2], rate, ratio(({ p50 }) => p50), ratio(({ p99 }) => p99), ''],
  ];
}

export function printOutage(outages: readonly Outage[], rounds: number, seconds: number): void {
  console.log(texts.outageHead(rounds, seconds));
  const titles = [texts.well, texts.hanging, texts.outageRatio] as const;
  const rows = outages.flatMap(({ callers, well, hanging }) =>
    pair(titles, well, hanging).map((row, index) => [index === 0 ? formatNumber(callers) : '', ...row]),
  );
  console.log(table([texts.outageColumns, ...rows]));
}

const processor = ['answering', 'database', 'worker'] as const;

export function printLoadComparison(
  measured: readonly LoadComparison[],
  folder: string,
  callers: number,
  rounds: number,
  seconds: number,
): void {
  const { head, columns, notes, there: thereTitle, here: hereTitle, ratio } = besideTexts;
  console.log(head(folder, callers, rounds, seconds));
  const rows = measured.flatMap(({ title, here, there }) => {
    const spent = [there, here].map((each) => processor.map((who) => median(each.map((one) => one[who]))));
    const ratios = processor.map((_, index) => formatNumber((spent[1]?.[index] ?? 0) / (spent[0]?.[index] ?? 0), 2));
    const costs = [...spent.map((each) => each.map((value) => formatNumber(value, 2))), ratios];
    const settled = [
      ...[there, here].map((each) => formatNumber(median(each.map((one) => one.settledRate)), 1)),
      ratioByRound(there, here, (one) => one.settledRate),
    ];
    return pair([thereTitle, hereTitle, ratio], there, here).map((row, index) => [
      index === 0 ? title : '',
      ...row,
      ...(costs[index] ?? []),
      settled[index] ?? '',
    ]);
  });
  console.log(table([columns, ...rows]));
  console.log(notes);
}

export function printMemoryComparison(held: readonly MemoryComparison[] | undefined): void {
  const [here, there] = held ?? [];
  if (!here || !there) {
    console.log(texts.noMemory);
    return;
  }
  const { memoryHead, memoryColumns, memoryRows } = besideTexts;
  const moments = Object.entries(memoryRows) as [keyof MemoryComparison, string][];
  const rows = moments.map(([moment, title]) => [
    title,
    formatNumber(there[moment] / 1e6),
    formatNumber(here[moment] / 1e6),
    formatNumber(here[moment] / there[moment], 2),
  ]);
  console.log(memoryHead);
  console.log(table([memoryColumns, ...rows]));
}

export function printScriptSizeComparison(measured: readonly ScriptSizeComparison[]): void {
  const { scriptsHead, scriptsColumns } = besideTexts;
  console.log(scriptsHead);
  const rows = measured.map(({ screen, here, there }) => [
    screen,
    formatNumber(there),
    formatNumber(here),
    formatNumber(here - there),
  ]);
  console.log(table([[...scriptsColumns], ...rows]));
}

export function printStart(cold: number, warm: number): void {
  const row = (title: string, time: number) => [title, `${formatNumber(time / 1000, 1)} с`];
  console.log(texts.startHead);
  console.log(table([row(texts.cold, cold), row(texts.warm, warm)]));
}

export function printMemory(atRest: Record<string, number> | undefined, afterLoad: Record<string, number> | undefined) {
  if (!atRest || !afterLoad) {
    console.log(texts.noMemory);
    return;
  }
  const megabytes = (bytes: number) => formatNumber(bytes / 1e6);
  const sum = (memory: Record<string, number>) => Object.values(memory).reduce((total, bytes) => total + bytes, 0);
  const rows = Object.keys(atRest).map((name) => [
    texts.processes[name] ?? name,
    megabytes(atRest[name] ?? 0),
    megabytes(afterLoad[name] ?? 0),
  ]);
  console.log(texts.memoryHead);
  console.log(table([texts.memoryColumns, ...rows, [texts.all, megabytes(sum(atRest)), megabytes(sum(afterLoad))]]));
}

export function printSwaps(swaps: Swaps | null): void {
  if (!swaps) return;
  console.log(texts.swapsHead);
  console.log(
    table([
      texts.swapsColumns,
      ...swaps.memory.map(({ swaps: at, bytes }) => [formatNumber(at), formatNumber(bytes / 1e6)]),
    ]),
  );
  console.log(texts.swapsTook(formatNumber(median(swaps.took)), formatNumber(Math.max(...swaps.took))));
}

export function printCrop(phases: readonly CropPhase[] | null, rounds: number): void {
  if (!phases) {
    console.log(texts.noBrowser);
    return;
  }
  const rows = phases.map(({ title, took, longest }) => [title, formatNumber(took), formatNumber(longest)]);
  console.log(texts.cropHead(throttle, rounds));
  console.log(table([texts.cropColumns, ...rows]));
}

/** Targets: the first picture's time relative to the bare page, and maximum kilobytes of scripts until the page is idle. */
const askedPaint = { ratio: 1.1, scripts: 110 };

export function printPaint(painted: readonly Painted[] | null, rounds: number): void {
  if (!painted) return;
  const rows = painted.map(({ title, ours, bare, scripts, travelled }) => [
    title,
    formatNumber(ours),
    formatNumber(bare),
    formatNumber(ours / bare, 2),
    formatNumber(scripts / 1000, 1),
    formatNumber(travelled / 1000, 1),
  ]);
  console.log(texts.paintHead(rounds, phoneProfile.width, phoneProfile.throttle));
  const targets = [texts.target, '', '', formatNumber(askedPaint.ratio, 2), formatNumber(askedPaint.scripts), ''];
  console.log(table([texts.paintColumns, targets, ...rows]));
}

export function printScores(scored: readonly Scored[] | null, folder: string): void {
  if (!scored) return;
  const score = (value: number | null) => (value === null ? texts.noScore : formatNumber(value));
  const rows = scored.map(({ title, scores, performance }) => [
    title,
    ...categories.map((category) => score(scores[category])),
    performance.map(score).join(', '),
  ]);
  console.log(texts.lighthouseHead(folder));
  console.log(table([texts.lighthouseColumns, ...rows]));
  for (const { title, failed } of scored) if (failed.length > 0) console.log(texts.notPassed(title, failed));
}
