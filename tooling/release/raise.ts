/**
 * Raises the version of one package of the repository in the working directory: `raise.ts <package> patch|minor|major`. lerna's command line
 * knows no `since`, and would raise everything where nothing was tagged yet; its command does.
 */
import version from 'lerna/commands/version';

const [forcePublish, bump] = process.argv.slice(2);
const onlyNamed = { since: 'HEAD', ignoreChanges: ['**'], excludeDependents: true, forcePublish };
const nothingElse = { gitTagVersion: false, push: false, ignoreScripts: true };

await version({ ...onlyNamed, ...nothingElse, bump, yes: true, loglevel: 'error' });
