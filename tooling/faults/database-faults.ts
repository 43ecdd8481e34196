import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Platform } from '../start/platform.ts';
import { judgeRecovery } from './recovery-times.ts';
import { type Findings, mergeFindings, type Scenario } from './scenario.ts';
import { raisedLimitsEnv } from './shop.ts';
import { whileShopping } from './shopping.ts';
import { texts as allTexts } from './texts.ts';

const texts = allTexts.database;
const rounds = 5;
const calm = 2_000;

async function cutConnections(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
  } finally {
    await client.end();
  }
}

async function run(platform: Platform): Promise<Findings> {
  const signalDatabase = (signal: NodeJS.Signals) => async () => {
    process.kill(platform.pids().postgres as number, signal);
  };
  const faults: [string, () => Promise<void>][] = [
    // SIGINT is a fast shutdown, with which an operator's restart begins.
    [texts.faults.restarted, signalDatabase('SIGINT')],
    [texts.faults.killed, signalDatabase('SIGKILL')],
    [texts.faults.cut, () => cutConnections(platform.databaseUrl)],
  ];
  const times = new Map<string, number[]>(faults.map(([name]) => [name, []]));
  const shopped = await whileShopping(platform, async ({ untilOrderTaken }) => {
    await sleep(calm);
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, happen] of faults) {
        await happen();
        times.get(name)?.push(await untilOrderTaken());
        await sleep(calm);
      }
    }
  });
  return mergeFindings(shopped, judgeRecovery(times));
}

export const databaseFaults: Scenario = { name: 'database', title: texts.title, env: raisedLimitsEnv, run };
