import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { identityOf } from '../processes/processes.ts';
import { withLock } from './lock.ts';

it('waits for an owner that is alive, and takes the lock over once it is gone', async () => {
  const releases = mkdtempSync(join(tmpdir(), 'b2b-lock-'));
  const owner = spawn('sleep', ['60']);
  writeFileSync(join(releases, '.lock'), JSON.stringify(identityOf(owner.pid as number)));
  let isDone = false;
  const waiting = withLock(releases, async () => {
    isDone = true;
  });
  await sleep(250);
  expect(isDone).toBe(false);
  owner.kill('SIGKILL');
  await once(owner, 'exit');
  await waiting;
  expect(isDone).toBe(true);
  rmSync(releases, { recursive: true, force: true });
});
