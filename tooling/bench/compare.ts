import type { makeConsole } from '../config/console.ts';
import { startBare } from './bare.ts';
import { type LoadMeasurement, measure } from './load.ts';
import type { Compared } from './report.ts';
import { texts } from './texts.ts';
import { callOnce, type Workload } from './workload.ts';

interface Load {
  callers: number;
  rounds: number;
  seconds: number;
}

const warmUp = 2;

export async function compareWithBareServer(
  origin: string,
  workloads: readonly Workload[],
  { callers, rounds, seconds }: Load,
  step: ReturnType<typeof makeConsole>['step'],
): Promise<Compared[]> {
  const compared = await Promise.all(
    workloads.map(async (workload) => {
      const answer = await callOnce(origin, workload.title, workload.call());
      const bare = await startBare(answer.headers.get('content-type') ?? '', await answer.text());
      return {
        title: workload.title,
        workload,
        bare,
        through: [] as LoadMeasurement[],
        against: [] as LoadMeasurement[],
      };
    }),
  );
  try {
    for (const { workload } of compared) await measure(origin, workload, callers, warmUp);
    for (let round = 1; round <= rounds; round += 1) {
      await step(texts.steps.round(round, rounds), async () => {
        for (const { workload, bare, through, against } of compared) {
          through.push(await measure(origin, workload, callers, seconds));
          against.push(await measure(bare.origin, workload, callers, seconds));
        }
      });
    }
    return compared;
  } finally {
    for (const { bare } of compared) await bare.stop();
  }
}
