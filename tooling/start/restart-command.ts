import { makeConsole } from '../config/console.ts';
import { defaultDataDir } from '../config/data-folder.ts';
import { describeError, StartupError } from '../config/startup-error.ts';
import { isRunning, readRun } from '../processes/run-file.ts';
import { askForRestart } from './control.ts';
import { isServiceName, type ServiceName, serviceNames } from './platform-types.ts';
import { texts } from './texts.ts';

/** The running processes in the order in which they must restart: services before the BFF, as a new BFF may use calls that only new services have. */
function running(dataDir: string): ServiceName[] {
  const { services = {} } = readRun(dataDir) ?? {};
  return serviceNames.filter((name) => name !== 'provider-sandbox' && name in services);
}

function named(names: string[]): ServiceName[] {
  const stranger = names.find((name) => !isServiceName(name));
  if (stranger !== undefined) throw new StartupError(texts.noSuchProcess(stranger));
  return names.filter(isServiceName);
}

const { step } = makeConsole();
try {
  const dataDir = defaultDataDir();
  if (!isRunning(readRun(dataDir))) throw new StartupError(texts.notRunning(dataDir));
  const names = named(process.argv.slice(2));
  for (const name of names.length > 0 ? names : running(dataDir)) await step(name, () => askForRestart(dataDir, name));
} catch (error) {
  console.error(describeError(error));
  process.exitCode = 1;
}
