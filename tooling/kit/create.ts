import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { containerName } from 'shared-contracts';
import { checkout } from '../config/data-folder.ts';
import { StartupError } from '../config/startup-error.ts';
import { texts as releaseTexts } from '../release/texts.ts';
import { hostDir } from '../webpack/shared-options.ts';
import { texts } from './texts.ts';

const template = join(import.meta.dirname, 'template');
const pattern = 'reviews';

type Versions = Record<string, string>;
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

function sharedVersions(): Versions {
  const { dependencies }: { dependencies: Versions } = readJson(join(hostDir, 'package.json'));
  return Object.fromEntries(['react', 'react-router-dom'].map((name) => [name, `^${dependencies[name]}`]));
}

function manifestOf(name: string, existing: { dependencies?: Versions }): object {
  return {
    ...existing,
    name,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: {
      build: 'b2b-remote build',
      check: 'b2b-remote check',
      dev: 'b2b-remote dev',
      publish: 'b2b-remote publish',
      test: 'jest',
      types: 'tsc',
    },
    dependencies: { ...sharedVersions(), ...existing.dependencies },
    // The versions with which the kit is tested.
    devDependencies: readJson(join(checkout, 'package.json')).toolVersions,
  };
}

export function createOwnRemote(name: string, dir: string): void {
  if (!name.startsWith('mf-') || !containerName.safeParse(name).success)
    throw new StartupError(releaseTexts.badRemoteName(name));
  if (existsSync(join(dir, 'remote.json'))) throw new StartupError(texts.notEmpty('remote.json'));
  const named = (text: string): string => text.replaceAll(pattern, name.slice('mf-'.length));
  const files = globSync('**/*', { cwd: template, withFileTypes: true }).filter((entry) => entry.isFile());
  for (const { parentPath, name: file } of files) {
    const from = join(parentPath, file);
    // The template's file is called `gitignore`, because npm would not pack a `.gitignore`.
    const to = join(dir, named(from.slice(template.length)).replace(/\bgitignore$/, '.gitignore'));
    mkdirSync(dirname(to), { recursive: true });
    writeFileSync(to, named(readFileSync(from, 'utf8')));
  }
  const manifest = join(dir, 'package.json');
  const existing = existsSync(manifest) ? readJson(manifest) : {};
  writeFileSync(manifest, `${JSON.stringify(manifestOf(name, existing), null, 2)}\n`);
}
