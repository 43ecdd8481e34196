import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkout } from '../config/data-folder.ts';
import { packagesIn } from './find-boundary-violation.ts';
import { sourcesIn } from './import-graph.ts';
import { parse } from './parse.ts';

/** Words that say nothing of what a name is for, as a part of it. */
const vague =
  /^(?:told|said|whose|comeBack|letGo|usual|things|yielded|insisted|broughtBack|went|comes|meant)(?=[A-Z]|$)|(?:Told|Said|Whose|ComeBack|LetGo|Usual|Things|Yielded|Insisted|BroughtBack|Went|Comes|Meant)(?=[A-Z]|$)/;
/** Those that say nothing alone. */
const vagueAlone = /^(?:leave|own|plain|way|place|made|asked|given|gone|kept|taken|found|heard|nothing)$/i;

const files = packagesIn(checkout).flatMap((name) => sourcesIn(join(checkout, name)));
const exported = files.flatMap((file) =>
  parse(file, readFileSync(file, 'utf8')).module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName: { name } }) => (name ? [{ file: relative(checkout, file), name }] : [])),
  ),
);

it('no exported name is made of words that say nothing', () => {
  expect(exported.length).toBeGreaterThan(5_000);
  expect(exported.filter(({ name }) => vague.test(name) || vagueAlone.test(name))).toEqual([]);
});

it('an exported limit is max…, never most…', () => {
  expect(exported.filter(({ name }) => /^most[A-Z]/.test(name))).toEqual([]);
});
