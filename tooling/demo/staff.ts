import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import { beginStaffCodes, type StaffRole, setMumStatus, setStaffPassword, signInAsStaff } from 'shared-contracts';
import { appCode } from './app-code.ts';
import { Client, type Target } from './client.ts';
import { texts } from './texts.ts';

const script = resolve(import.meta.dirname, '../../upstream-services/src/make-staff.ts');

export interface StaffAccount {
  email: string;
  password: string;
  key: string;
}

function inviteStaff(email: string, role: StaffRole, databaseUrl: string): Promise<string> {
  return new Promise((done, fail) => {
    const child = spawn(process.execPath, [script, email, role], {
      env: { ...process.env, DATABASE_URL: databaseUrl, STAGE: 'demo' },
      stdio: ['ignore', 'pipe', 'ignore'],
      windowsHide: true,
    });
    let output = '';
    child.stdout.on('data', (part: Buffer) => {
      output += part.toString();
    });
    child.on('error', fail);
    child.on('close', () => {
      const token = /#token=(\S+)/.exec(output)?.[1];
      if (token) done(token);
      else fail(new Error(texts.noStaff(output.trim())));
    });
  });
}

const step = 30_000;
const stepOf = (): number => Math.floor(Date.now() / step);

/**
 * Creates a member of staff, or gives an existing one a new password and key, and signs in. It uses the app's code of the previous half minute, so
 * that a person who signs in right afterwards finds the current code unused.
 * @param databaseUrl database in which the command writes
 */
export async function makeStaff(
  target: Target,
  databaseUrl: string,
  {
    role = 'owner',
    password = randomBytes(9).toString('base64url'),
    ...rest
  }: { email: string; role?: StaffRole; password?: string },
): Promise<{ account: StaffAccount; client: Client; cookie: string | null }> {
  const visitor = new Client(target);
  const token = await inviteStaff(rest.email, role, databaseUrl);
  const { email } = await visitor.call(setStaffPassword, { token, new_password: password });
  const { secret: key } = await visitor.call(beginStaffCodes, { email, password });
  // If the half minute ends while the call is on its way, its code is too old: the sign-in is tried once more.
  const signIn = async () => {
    const began = stepOf();
    const signed = visitor.signInStaff(signInAsStaff, { email, password, code: appCode(key, -1) });
    return signed.catch((error: unknown) => {
      if (stepOf() === began) throw error;
      return visitor.signInStaff(signInAsStaff, { email, password, code: appCode(key, -1) });
    });
  };
  const { client, cookie } = await signIn();
  return { account: { email, password, key }, client, cookie };
}

export const approveForMum = (client: Client, merchantId: string) =>
  client.call(setMumStatus, { merchant_id: merchantId, mum_status: 'approved' });
