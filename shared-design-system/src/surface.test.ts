import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from 'tooling/parse';

const text = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

/** What a list of exports names, with the file that each is defined in; lists that it includes, too. */
function exportsOf(list: string): { name: string; file: string }[] {
  const entries = parse(list, text(list)).module.staticExports.flatMap((one) => one.entries);
  return entries.flatMap(({ exportName: { name }, moduleRequest }) => {
    if (!moduleRequest?.value.startsWith('.')) return [];
    const file = join(dirname(list), moduleRequest.value);
    return name === null ? exportsOf(file) : [{ name, file }];
  });
}

/** Whether the definition of a name has a docstring right before it. */
function isDescribed({ name, file }: { name: string; file: string }): boolean {
  const code = text(file);
  const { module, comments } = parse(file, code);
  const defined = module.staticExports.find(({ entries }) =>
    entries.some(({ exportName }) => exportName.name === name),
  );
  return comments.some(
    ({ type, value, end }) =>
      type === 'Block' &&
      value.startsWith('*') &&
      defined &&
      end < defined.start &&
      !code.slice(end, defined.start).trim(),
  );
}

it('describes every export of the public surface where it is defined', () => {
  const all = exportsOf('index.ts');
  expect(all.length).toBeGreaterThan(150);
  expect(all.filter((one) => !isDescribed(one))).toEqual([]);
});
