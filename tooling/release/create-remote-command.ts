import { parseArgs } from 'node:util';
import { createRemote } from './create-remote.ts';
import { runCommand } from './run.ts';
import { texts } from './texts.ts';

await runCommand(async () => {
  const options = { slot: { type: 'string', multiple: true } } as const;
  const { values, positionals } = parseArgs({ allowPositionals: true, options });
  const name = positionals[0] ?? '';
  createRemote(name, undefined, values.slot);
  console.log(texts.remoteMade(name));
});
