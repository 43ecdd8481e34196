/** `npm run create-remote -- mf-<name>`: the skeleton of a new remote. */
import { createRemote } from './create-remote.ts';
import { runCommand } from './run.ts';
import { texts } from './texts.ts';

await runCommand(async () => {
  const name = process.argv[2] ?? '';
  createRemote(name);
  console.log(texts.remoteMade(name));
});
