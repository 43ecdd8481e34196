import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { checkout } from '../config/data-folder.ts';
import { StartProblem } from '../config/problem.ts';
import { texts } from './texts.ts';

/** The remote whose dependencies and settings a new one begins with. */
const pattern = 'mf-admin';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The files of a new remote: what every remote has, and one screen. */
function filesOf(name: string, path: string): Record<string, string> {
  const read = (file: string) => readFileSync(join(checkout, pattern, file), 'utf8');
  const manifest = {
    name,
    title: name,
    routes: [{ path, screen: 'start', access: 'merchant' }],
    navigation: [{ area: 'merchant', label: name, icon: 'star', to: path, order: 100 }],
    permissions: ['merchant'],
    budget: { entry: 12, screen: 60 },
  };
  return {
    'package.json': json({ ...JSON.parse(read('package.json')), name, version: '1.0.0' }),
    'tsconfig.json': read('tsconfig.json'),
    'webpack.config.ts': read('webpack.config.ts'),
    // As the formatter writes it: a list of one word stands in one line.
    'remote.json': json(manifest).replace(/\[\s+("\w+")\s+\]/g, '[$1]'),
    'src/index.ts': `import type { RemoteModule } from 'shared-runtime';

/** What routes of \`remote.json\` show, by their key. */
export const screens: RemoteModule['screens'] = {
  start: () => import('./screens/start.tsx'),
};
`,
    'src/texts.ts': `/** Every text of this remote that a person reads. */
export const texts = {
  title: '${name}',
};
`,
    'src/screens/start.tsx': `import { Page } from 'shared-design-system';
import { texts } from '../texts.ts';

/** \`${path}\` */
export default function Start() {
  return <Page title={texts.title}>{null}</Page>;
}
`,
    'src/screens/start.test.tsx': `import { screen } from '@testing-library/react';
import { openScreen } from 'shared-runtime/testing';
import manifest from '../../remote.json' with { type: 'json' };
import { screens } from '../index.ts';

it('shows its title', async () => {
  openScreen({ manifest, screens }, '${path}');
  expect(await screen.findByRole('heading', { level: 1, name: '${name}' })).toBeVisible();
});
`,
  };
}

function edit(root: string, file: string, change: (content: string) => string): void {
  const path = join(root, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

/**
 * Makes the skeleton of a new remote, and names it where the repository lists its packages.
 * @param name `mf-` and Latin words with dashes
 * @param root the repository
 * @throws StartProblem when the name does not fit or the folder is there
 */
export function createRemote(name: string, root = checkout): void {
  if (!/^mf-[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(name)) throw new StartProblem(texts.badRemoteName(name));
  if (existsSync(join(root, name))) throw new StartProblem(texts.existsAlready(name));
  for (const [file, content] of Object.entries(filesOf(name, `/merchant/${name.slice(3)}`))) {
    const path = join(root, name, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  edit(root, 'package.json', (content) => content.replace(`    "${pattern}",`, `    "${pattern}",\n    "${name}",`));
  edit(root, 'tsconfig.json', (content) =>
    content.replace(/(\{\s*"path": "mf-admin"\s*\})/, `$1,\n    {\n      "path": "${name}"\n    }`),
  );
  edit(root, 'shared-contracts/src/pages/remote-manifest.ts', (content) =>
    content.replace(`  '${pattern}',\n]`, `  '${pattern}',\n  '${name}',\n]`),
  );
}
