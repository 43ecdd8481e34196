import { existsSync, readFileSync, rmSync } from 'node:fs';
import { MachineLoad } from './machine-load.ts';
import { type Outcome, settleOutcomes, shortenMessage } from './outcomes.ts';
import { run } from './run.ts';
import type { Call, Stage } from './stages.ts';
import { texts } from './texts.ts';

const mostRepeated = 10;
const mostRuns = 3;

interface Flaky extends Outcome {
  load: number;
}

interface Verdict {
  passed: number;
  failed: Outcome[];
  flaky: Flaky[];
  skipped: Outcome[];
  first: Outcome[];
}

interface Show {
  step<T>(title: string, work: () => Promise<T>, isGood: (result: T) => boolean): Promise<T>;
  print(line: string): void;
}

interface CallResult {
  outcomes: Outcome[];
  output: string;
  processor?: number;
  machine?: number;
}

const isFailed = ({ state }: Outcome): boolean => state === 'failed';

const outcomeOf = ({ title, isPreparation, call }: Stage, message?: string): Outcome => ({
  id: '',
  title,
  kind: call.result || isPreparation ? 'stage' : 'test',
  state: message === undefined ? 'passed' : 'failed',
  message: message && shortenMessage(message),
});

const lastLine = (output: string): string => output.trimEnd().split('\n').at(-1) ?? '';

async function runCall(stage: Stage, { args, env = {}, result }: Call, limit: number): Promise<CallResult> {
  if (result) rmSync(result.file, { force: true });
  const { code, output: printed, stopped, processor, machine, left } = await run(args, env, limit);
  const output = [printed, ...(stopped ? [texts[stopped]] : []), ...left.map(texts.leftBehind)].join('\n');
  const reason = stopped ? texts[stopped] : lastLine(printed);
  const isWritten = result !== undefined && existsSync(result.file);
  const { outcomes, error } = isWritten ? result.read(readFileSync(result.file, 'utf8')) : { outcomes: [] };
  // No test explains the failure: the set-up failed, or the program was stopped early.
  const isUnexplained = stopped || (code !== 0 && !outcomes.some(isFailed)) || (result !== undefined && !isWritten);
  return {
    outcomes: [...outcomes, outcomeOf(stage, error ?? (isUnexplained ? reason : undefined))],
    output,
    processor,
    machine,
  };
}

/**
 * Runs all stages, even after failures, and then the failed tests again, at most twice. If more than ten fail at first, none are run again.
 * @param until when the whole suite must be over, in milliseconds since 1970
 */
export async function runSuite(stages: readonly Stage[], until: number, show: Show): Promise<Verdict> {
  const load = new MachineLoad();
  const runs = new Map(stages.map((stage): [Stage, Outcome[][]] => [stage, []]));
  const outcomesOf = (stage: Stage): Outcome[][] => runs.get(stage) ?? [];

  async function carryOut(stage: Stage, call: Call, title: string): Promise<Outcome[]> {
    const problem = stage.problem ?? (Date.now() > until ? texts.late : undefined);
    const work = async (): Promise<CallResult> =>
      problem === undefined
        ? runCall(stage, call, until - Date.now())
        : { outcomes: [outcomeOf(stage, problem)], output: problem };
    const { outcomes, output, processor, machine } = await show.step(
      title,
      work,
      (result) => !result.outcomes.some(isFailed),
    );
    const failed = outcomes.filter(isFailed);
    const passed = outcomes.filter(({ kind, state }) => kind === 'test' && state === 'passed').length;
    const counts = [
      ...(stage.isPreparation ? [] : [texts.counts(passed, failed.length)]),
      ...(processor === undefined || machine === undefined ? [] : [texts.processor(processor, machine)]),
    ];
    if (counts.length > 0) show.print(`  ${counts.join('; ')}`);
    if (failed.length > 0) show.print(`\n${output.trim()}\n`);
    return outcomes;
  }

  const runFirst = async (stage: Stage) => {
    outcomesOf(stage).push(await carryOut(stage, stage.call, stage.title));
  };
  await Promise.all(stages.filter(({ isSideBySide }) => isSideBySide).map(runFirst));
  for (const stage of stages.filter(({ isSideBySide }) => !isSideBySide)) await runFirst(stage);

  const repeatable = stages.filter(({ repeat, problem }) => repeat && problem === undefined);
  const failedOf = (stage: Stage): Outcome[] => settleOutcomes(outcomesOf(stage)).failed;
  const failedAtFirst = repeatable.flatMap(failedOf).length;
  const isBroken = failedAtFirst > mostRepeated;
  if (isBroken) show.print(texts.tooManyToRepeat(failedAtFirst));
  for (let round = 2; round <= mostRuns && !isBroken; round++) {
    for (const stage of repeatable) {
      const failed = failedOf(stage);
      if (failed.length === 0 || Date.now() > until) continue;
      const repeated: Outcome[] = [];
      for (const call of stage.repeat?.(failed) ?? []) {
        const outcomes = await carryOut(stage, call, texts.again(stage.title, round));
        // When only a part is repeated, the result of the call as a whole says nothing about the stage.
        repeated.push(...outcomes.filter(({ kind }) => kind !== 'stage' || call === stage.call));
      }
      outcomesOf(stage).push(repeated);
    }
  }
  load.stop();

  const settled = stages.map((stage) => settleOutcomes(outcomesOf(stage)));
  return {
    passed: settled.reduce((sum, { passed }) => sum + passed, 0),
    failed: settled.flatMap(({ failed }) => failed),
    flaky: settled.flatMap(({ flaky }) => flaky.map((one) => ({ ...one, load: load.during(one.from, one.to) }))),
    skipped: settled.flatMap(({ skipped }) => skipped),
    first: stages.flatMap((stage) => outcomesOf(stage)[0] ?? []),
  };
}
