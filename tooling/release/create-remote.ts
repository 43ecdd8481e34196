import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ContainerName, containerName, remoteManifestSchema } from 'shared-contracts';
import { routeShape } from 'shared-contracts/compatibility';
import { containersIn } from '../config/containers.ts';
import { checkout } from '../config/data-folder.ts';
import { StartupError } from '../config/startup-error.ts';
import { readPackage } from '../webpack/package-facts.ts';
import { texts } from './texts.ts';

const pattern = 'mf-admin';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const partOf = (slot: string): string => slot.replaceAll('.', '-');

const lineHeight = 24;

const fillings = (slots: readonly string[]): string => `
/** What this remote brings for other containers, by the key in \`remote.json\`. */
export const slots: RemoteModule['slots'] = {
${slots.map((slot) => `  '${partOf(slot)}': (() => import('./slots/${partOf(slot)}.tsx')) satisfies Fills<'${slot}'>,`).join('\n')}
};
`;

const filling = (slot: string): string => `import { Text } from 'shared-design-system/shop';
import type { SlotProps } from 'shared-runtime';
import { texts } from '../texts.ts';

/** For the slot \`${slot}\`, which gives what its declaration in \`shared-runtime\` says. */
export default function Filling(_given: SlotProps<'${slot}'>) {
  return <Text>{texts.title}</Text>;
}
`;

function filesOf(name: string, path: string, slots: readonly string[]): Record<string, string> {
  const read = (file: string) => readFileSync(join(checkout, pattern, file), 'utf8');
  const manifest = {
    name,
    title: name,
    routes: [{ path, screen: 'start', access: 'merchant' }],
    navigation: [{ area: 'merchant', label: name, icon: 'star', to: path, order: 100 }],
    ...(slots.length > 0 && {
      slots: slots.map((slot) => ({
        slot,
        component: partOf(slot),
        ...(slot.startsWith('shop.') ? { height: lineHeight } : {}),
      })),
    }),
    permissions: ['merchant'],
    budget: { entry: 12, screen: 60 },
  };
  return {
    'package.json': json({ ...JSON.parse(read('package.json').replaceAll(pattern, name)), version: '1.0.0' }),
    'tsconfig.json': read('tsconfig.json'),
    'webpack.config.ts': read('webpack.config.ts'),
    // As the formatter writes it: a list of one word stands in one line.
    'remote.json': json(manifest).replace(/\[\s+("\w+")\s+\]/g, '[$1]'),
    'src/index.ts': `import type { ${slots.length > 0 ? 'Fills, ' : ''}RemoteModule } from 'shared-runtime';

/** What routes of \`remote.json\` show, by their key. */
export const screens: RemoteModule['screens'] = {
  start: () => import('./screens/start.tsx'),
};
${slots.length > 0 ? fillings(slots) : ''}`,
    ...Object.fromEntries(slots.map((slot) => [`src/slots/${partOf(slot)}.tsx`, filling(slot)])),
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

function ownerOf(path: string, root: string): ContainerName | undefined {
  return containersIn(root).find((name) => {
    const manifest = remoteManifestSchema.safeParse(JSON.parse(readFileSync(join(root, name, 'remote.json'), 'utf8')));
    return manifest.data?.routes.some((route) => routeShape(route.path) === routeShape(path));
  });
}

export function createRemote(name: string, root = checkout, slots: readonly string[] = []): void {
  if (!name.startsWith('mf-') || !containerName.safeParse(name).success)
    throw new StartupError(texts.badRemoteName(name));
  if (existsSync(join(root, name))) throw new StartupError(texts.existsAlready(name));
  const path = `/merchant/${name.slice(3)}`;
  const owner = ownerOf(path, root);
  if (owner) throw new StartupError(texts.routeTaken(path, owner));
  const offered = containersIn().flatMap((each) => readPackage(join(checkout, each)).manifest.offers);
  const unknown = slots.find((slot) => !offered.includes(slot));
  if (unknown !== undefined) throw new StartupError(texts.unknownSlot(unknown, offered));
  for (const [file, content] of Object.entries(filesOf(name, path, slots))) {
    const target = join(root, name, file);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}
