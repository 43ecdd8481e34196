/**
 * Raises the version of one package of the repository in the working directory: `raise.ts <package> patch|minor|major`. It calls lerna's module,
 * because the command line has no option `since`, and would raise all packages in a repository without tags.
 */
import version from 'lerna/commands/version';

const [forcePublish, bump] = process.argv.slice(2);
const onlyNamed = { since: 'HEAD', ignoreChanges: ['**'], excludeDependents: true, forcePublish };
const nothingElse = { gitTagVersion: false, push: false, ignoreScripts: true };

await version({ ...onlyNamed, ...nothingElse, bump, yes: true, loglevel: 'error' });
