import { makeConsole } from '../config/console.ts';
import { describeError } from '../config/startup-error.ts';
import { describeBackups, parseBackupSelector } from './choose.ts';
import { openStore } from './open-store.ts';
import { restoreBackup } from './restore.ts';
import { readBackupSettings } from './settings.ts';
import { texts } from './texts.ts';

const { step, say } = makeConsole();

try {
  const wish = parseBackupSelector(process.argv.slice(2));
  const settings = readBackupSettings();
  if (wish.list) {
    for (const line of await describeBackups(await openStore(settings.target), settings.key)) console.log(line);
  } else {
    const { id, mark, secretKey } = await restoreBackup(settings, wish, { step, say });
    console.log(texts.restored(id, mark));
    if (!secretKey) say(texts.withoutKey);
  }
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}
