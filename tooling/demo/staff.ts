import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { readSession, setMumStatus } from 'shared-contracts';
import { demoAccounts } from './accounts.ts';
import type { Client } from './client.ts';

const script = resolve(import.meta.dirname, '../../upstream-services/src/grant-admin.ts');

/**
 * Makes the demo's admin account one of staff, where it is not yet.
 * @param databaseUrl Where the right is written: no call can give it. Left out: nothing is done.
 * @returns whether the account is staff now
 */
export async function makeAdmin(client: Client, databaseUrl: string | undefined): Promise<boolean> {
  if ((await client.call(readSession, {})).isAdmin) return true;
  if (!databaseUrl) return false;
  const granted = await new Promise<boolean>((done) => {
    const child = spawn(process.execPath, [script, demoAccounts.admin.email], {
      env: { ...process.env, DATABASE_URL: databaseUrl },
      stdio: 'ignore',
      windowsHide: true,
    });
    child.on('error', () => done(false));
    child.on('close', (code) => done(code === 0));
  });
  return granted && (await client.call(readSession, {})).isAdmin;
}

/** Approves a shop's application for the mum brand (decision 4.5). */
export const approve = (client: Client, merchantId: string) =>
  client.call(setMumStatus, { merchant_id: merchantId, mum_status: 'approved' });
