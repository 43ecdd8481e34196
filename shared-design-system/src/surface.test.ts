import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const text = (path: string) => readFileSync(join(__dirname, path), 'utf8');

/** What a list of exports names, with the file that each is defined in; lists that it includes, too. */
function exportsOf(list: string): { name: string; file: string }[] {
  const source = text(list);
  const named = [...source.matchAll(/export (?:type )?\{([^}]*)\} from '\.\/([^']+)'/g)].flatMap(
    ([, names = '', file = '']) =>
      names
        .split(',')
        .map((name) => name.trim().replace(/^type /, ''))
        .filter(Boolean)
        .map((name) => ({ name, file })),
  );
  const included = [...source.matchAll(/export \* from '\.\/([^']+)'/g)].flatMap(([, file = '']) => exportsOf(file));
  return [...named, ...included];
}

/** Whether the definition of a name has a docstring right before it. */
function isDescribed({ name, file }: { name: string; file: string }): boolean {
  const source = text(file);
  const at = source.search(new RegExp(`^export (?:async )?(?:const|function|interface|type|class) ${name}\\b`, 'm'));
  return at > 0 && source.slice(0, at).trimEnd().endsWith('*/');
}

it('describes every export of the public surface where it is defined', () => {
  const all = exportsOf('index.ts');
  expect(all.length).toBeGreaterThan(250);
  expect(all.filter((one) => !isDescribed(one))).toEqual([]);
});
