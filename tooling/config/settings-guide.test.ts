import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { checkout } from './data-folder.ts';

const read = (file: string): string => readFileSync(join(checkout, file), 'utf8');
const notOurs = new Set(['node_modules', '.data', '.types', 'dist']);

/** Set by the system, Node, npm or a test runner, or by one part of a test run for another. */
const notSettings =
  /^(?:PATH|HOME|NODE_(?:ENV|COMPILE_CACHE|EXTRA_CA_CERTS)|TEST_PARALLEL_INDEX|PLAYWRIGHT_\w+|B2B_(?:TEST|E2E)_\w+|CLOCK_SHIFT_FILE)$/;
/** Its server is a program of the test's own, with variables of its own. */
const withOwnProgram = 'tooling/start/service.test.ts';

const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

const s3Parts = all(read('shared-node/src/settings.ts'), /\$\{start\}([A-Z_]+)/g);

/** Names that a file asks a settings reader for: all that it quotes in capitals. What is composed names its part: `UPSTREAM_<GROUP>`. */
function namesOfReader(code: string): string[] {
  if (!code.includes('createSettingsReader(')) return [];
  const stores = all(code, /\bs3\('([A-Z\d_]+)'\)/g);
  return [
    ...all(code, /'((?:[A-Z][A-Z\d]*_)*(?:[A-Z][A-Z\d]*|<[A-Z]+>))'/g),
    ...stores.flatMap((start) => s3Parts.map((part) => start + part)),
  ];
}

/** Names that a file takes from the environment itself. */
function namesTaken(code: string): string[] {
  const patterns = all(code, /\{([^{}]*)\}(?:: NodeJS\.ProcessEnv| = process\.env)/g);
  return [
    ...all(code, /\benv\.([A-Z][A-Z\d_]+)/g),
    ...patterns.flatMap((names) => all(names, /\b([A-Z][A-Z\d_]+)\b/g)),
  ].filter((name) => !notSettings.test(name));
}

function settingsInCode(): Set<string> {
  const files = globSync(['**/*.{ts,tsx,mjs}', '**/.storybook/*.ts'], {
    cwd: checkout,
    exclude: (name) => notOurs.has(basename(name)),
  });
  return new Set(
    files
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file !== withOwnProgram)
      .map(read)
      .flatMap((code) => [...namesOfReader(code), ...namesTaken(code)]),
  );
}

interface SettingRow {
  names: string[];
  meaning: string;
  unlessSet: string;
}

function settingRows(guide: string): SettingRow[] {
  const tables = all(guide, /^\| setting \|.*\n\|[-|]+\n((?:\|.*\n)+)/gm);
  return tables
    .flatMap((table) => table.trim().split('\n'))
    .map((row) => {
      const cells = row.slice(1, -1).split('|');
      return {
        names: all(cells[0] ?? '', /`([^`]+)`/g),
        meaning: cells.at(-2)?.trim() ?? '',
        unlessSet: cells.at(-1)?.trim() ?? '',
      };
    });
}

describe("the guide's tables of settings", () => {
  const inCode = settingsInCode();
  const rows = settingRows(read('docs/guides/operations.md'));
  const inGuide = rows.flatMap(({ names }) => names);

  it('have a row for every setting that a process or a command reads', () => {
    expect([...inCode]).toEqual(
      expect.arrayContaining([
        'STAGE',
        'SECRET_KEY',
        'LISTEN_FDS',
        'BACKUP_S3_BUCKET',
        'BFF_MEMORY_MB',
        'UPSTREAM_<GROUP>',
        'REMOTE_KEY',
        'FAULT_KILLS',
        'CHROMIUM_PATH',
        'SERVICES_URL',
      ]),
    );
    expect([...inCode].filter((name) => !inGuide.includes(name))).toEqual([]);
  });

  it('have no row for a setting that nothing reads, and no setting twice', () => {
    expect(inGuide.filter((name) => !inCode.has(name))).toEqual([]);
    expect(inGuide.filter((name, index) => inGuide.indexOf(name) !== index)).toEqual([]);
  });

  it('say of each setting what it means and what holds when it is not set', () => {
    expect(rows.filter(({ meaning, unlessSet }) => !meaning || !unlessSet)).toEqual([]);
  });
});
