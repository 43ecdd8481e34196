import { dataPaths, defaultDataDir, makeDataDir } from '../../config/data-folder.ts';
import { runCommand } from '../../release/run.ts';
import { packSdk } from './pack.ts';
import { texts } from './texts.ts';

await runCommand(async () => {
  const folder = dataPaths(makeDataDir(defaultDataDir())).sdk;
  console.log(texts.packed(folder, await packSdk(folder)));
});
