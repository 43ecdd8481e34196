import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from './data-folder.ts';

const readers = [
  'upstream-services/src/{env,providers,generator-settings}.ts',
  'bff-express/src/env.ts',
  'provider-sandbox/src/config.ts',
  'shared-node/src/*.ts',
  'tooling/config/env.ts',
];

it('every setting that a process or a command reads is told of in the guide', () => {
  const guide = readFileSync(join(checkout, 'docs/guides/operations.md'), 'utf8');
  const names = globSync(readers, { cwd: checkout })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap(
      (file) =>
        readFileSync(join(checkout, file), 'utf8').match(
          /(?<=')(?:STAGE|HOST|PORT|SERVICES|[A-Z\d]+(?:_[A-Z\d]+)+)(?=')/g,
        ) ?? [],
    );
  expect(names).toEqual(
    expect.arrayContaining(['STAGE', 'SECRET_KEY', 'TRUST_PROXY', 'RENDER_PROCESSES', 'LISTEN_FDS']),
  );
  expect([...new Set(names)].filter((name) => !guide.includes(`\`${name}`))).toEqual([]);
});
