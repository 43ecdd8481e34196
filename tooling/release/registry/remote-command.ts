import { parseArgs } from 'node:util';
import { createKeyPair } from 'shared-node/release-signatures';
import { defaultDataDir, makeDataDir } from '../../config/data-folder.ts';
import { envOf } from '../../config/env.ts';
import { readSecrets, registryPublicKey } from '../../config/secrets.ts';
import { StartupError } from '../../config/startup-error.ts';
import { runCommand } from '../run.ts';
import * as commands from './commands.ts';
import { readCredentials } from './credentials.ts';
import { diff } from './diff.ts';
import { texts } from './texts.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    activate: { type: 'boolean', default: false },
    folder: { type: 'string' },
    source: { type: 'string' },
    merchants: { type: 'string', default: '' },
    off: { type: 'boolean', default: false },
    reason: { type: 'string', default: '' },
    share: { type: 'string', default: '0' },
  },
});
const [command = '', ...names] = positionals;
const dataDir = makeDataDir(defaultDataDir());
const say = console.log;

function shareOf(text: string): number {
  const share = Number(text);
  if (!Number.isInteger(share) || share < 0 || share > 50) throw new StartupError(texts.badShare);
  return share;
}

const alone: Record<string, () => void> = {
  keys() {
    const { publicKey, privateKey } = createKeyPair();
    say(texts.keys(publicKey, privateKey));
  },
  'registry-key': () =>
    say(registryPublicKey(envOf().registrySigningKey(), envOf().secretKey() ?? readSecrets(dataDir).secretKey)),
};

const asTeam: Record<string, (typed: commands.RegistryCommandInput) => Promise<void>> = {
  register: commands.register,
  check: commands.check,
  publish: (typed) =>
    commands.publish(typed, { folder: values.folder, source: values.source, active: values.activate }),
  activate: commands.activate,
  canary: (typed) =>
    commands.canary(
      typed,
      shareOf(values.share),
      values.merchants.split(',').filter((merchant) => merchant !== ''),
    ),
  preview: commands.preview,
  promote: commands.promote,
  rollback: commands.rollback,
  pin: (typed) => commands.pin(typed, !values.off),
  list: commands.list,
  diff,
};

await runCommand(async () => {
  const simple = alone[command];
  if (simple) return simple();
  const known = asTeam[command];
  if (!known) throw new StartupError(texts.usage);
  await known({ credentials: readCredentials(dataDir), dataDir, names, reason: values.reason, say });
});
