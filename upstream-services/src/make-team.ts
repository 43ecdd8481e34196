/**
 * Makes a team that may ship remotes, or replaces the token (and the key, where one is given) of an existing one:
 * `node upstream-services/src/make-team.ts <team> [<public key>] [--days 365] [--revoke] [--containers a,b]`. The
 * token is printed here only and ends the earlier ones; after `--revoke` nothing signed with earlier keys becomes
 * active.
 */
import { parseArgs } from 'node:util';
import { containerName, signingKeySchema, teamName } from 'shared-contracts';
import { onDatabase, reportOutcome } from './database-command.ts';
import { makeTeam } from './registry/index.ts';
import { texts } from './texts.ts';

const { usage, done } = texts.makeTeam;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    days: { type: 'string', default: '365' },
    revoke: { type: 'boolean', default: false },
    containers: { type: 'string', default: '' },
  },
});
const [typed, key] = positionals;
const { data: team } = teamName.safeParse(typed);
const publicKey = key === undefined ? undefined : signingKeySchema.safeParse(key).data;
const days = Number(values.days);
const containers = values.containers.split(',').filter((name) => containerName.safeParse(name).success);

reportOutcome(
  team === undefined || (key !== undefined && publicKey === undefined) || !(days > 0 && days <= 3_650)
    ? [false, usage]
    : await onDatabase(async (db) => [
        true,
        done(team, await makeTeam(db, team, { publicKey, days, revoke: values.revoke, containers })),
      ]),
);
