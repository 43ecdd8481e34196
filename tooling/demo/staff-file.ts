import { existsSync, readFileSync } from 'node:fs';
import { dataPaths } from '../config/data-folder.ts';
import { writeFileAtomically } from '../config/files.ts';
import type { StaffAccount } from './staff.ts';

export function readDemoStaff(dataDir: string): StaffAccount | undefined {
  const file = dataPaths(dataDir).demoStaff;
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as StaffAccount) : undefined;
}

export const writeDemoStaff = (dataDir: string, account: StaffAccount): void =>
  writeFileAtomically(dataPaths(dataDir).demoStaff, `${JSON.stringify(account, null, 2)}\n`, 0o600);
