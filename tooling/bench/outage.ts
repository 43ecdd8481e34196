import * as api from 'shared-contracts';
import { StartupError } from '../config/startup-error.ts';
import { demoAccounts } from '../demo/accounts.ts';
import { Client } from '../demo/client.ts';
import { readRun } from '../processes/run-file.ts';
import { type LoadMeasurement, measure } from './load.ts';
import { texts } from './texts.ts';
import { checkoutWorkload } from './workload.ts';

export interface Outage {
  callers: number;
  well: LoadMeasurement[];
  hanging: LoadMeasurement[];
}

const providers = ['yookassa', 'telegram', 'max', 'smtp', 'push'];

async function ask(address: string, init: RequestInit): Promise<void> {
  const answer = await fetch(address, { redirect: 'manual', ...init });
  if (answer.status >= 400) throw new StartupError(texts.refused(address, answer.status));
}

async function linkChats(origin: string, sandbox: string): Promise<void> {
  const { email, password } = demoAccounts.verbena;
  const { client } = await new Client({ origin }).signIn(api.authorize, { email, password });
  for (const { start } of (await client.call(api.readBotDevices, {})).channels) {
    if (!start) continue;
    const { token } = await client.call(api.generateBotToken, {});
    const chat = new URL(new URL(start).pathname, sandbox);
    await ask(`${chat}/start?person=1001`, { method: 'POST', body: new URLSearchParams({ payload: token }) });
  }
}

export async function measureOutage(
  origin: string,
  dataDir: string,
  rounds: number,
  seconds: number,
): Promise<Outage[]> {
  const sandbox = readRun(dataDir)?.sandbox;
  if (!sandbox) throw new StartupError(texts.noSandbox);
  await linkChats(origin, sandbox);
  const workload = await checkoutWorkload(origin);
  const round = async (callers: number, isHanging: boolean): Promise<LoadMeasurement> => {
    await ask(`${sandbox}/faults`, { method: 'DELETE' });
    const headers = { 'content-type': 'application/json' };
    for (const provider of isHanging ? providers : []) {
      await ask(`${sandbox}/faults`, { method: 'POST', headers, body: JSON.stringify({ provider, fault: 'hang' }) });
    }
    return measure(origin, workload, callers, seconds);
  };
  const outages: Outage[] = [1, 16].map((callers) => ({ callers, well: [], hanging: [] }));
  for (let number = 0; number < rounds; number += 1) {
    for (const { callers, well, hanging } of outages) {
      // The two cases take turns in going first.
      for (const isHanging of number % 2 ? [true, false] : [false, true]) {
        (isHanging ? hanging : well).push(await round(callers, isHanging));
      }
    }
  }
  await ask(`${sandbox}/faults`, { method: 'DELETE' });
  return outages;
}
