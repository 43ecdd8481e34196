import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { checkout } from '../config/data-folder.ts';
import { packagesIn } from '../imports/find-boundary-violation.ts';
import { sourcesIn } from '../imports/import-graph.ts';
import { formOnlyPromises, promiseSentences, showsFormAlone } from './promise-sentences.ts';
import { numberedTitles } from './titles.ts';

interface Shown {
  number: string;
  text: string;
  file: string;
}

const sections: Record<string, string> = {
  1: 'What the product does and for whom',
  2: 'Screens and routes',
  3: 'Entities and their fields',
  4: 'States and transitions',
  5: 'Validation rules',
  6: 'Roles and permissions',
  7: 'Calls',
  8: 'Error catalogue',
  9: 'Business constants and limits',
};

const numbered = /^\[(\d+\.\d+\.\d+(?:,\s*\d+\.\d+\.\d+)*)\]\s*/;
const need = / \(needs [^()]+\)$/;

/** The promises that a test proves: the numbers in its own title, and those in the titles of the groups around it. */
export function promisesProvenBy(file: string, titles: readonly string[]): Shown[] {
  const words = titles.map((title) => title.replace(numbered, '').replace(need, '').trim());
  return titles.flatMap((title, index) => {
    const text = words.slice(0, index + 1).join(': ');
    const numbers = numbered.exec(title)?.[1]?.split(/,\s*/) ?? [];
    return numbers.map((number) => ({ number, text, file }));
  });
}

function shownBySources(): Shown[] {
  // The tools' own tests show nothing of the product.
  const packages = packagesIn(checkout).filter((name) => name !== 'tooling');
  const files = [...packages, 'e2e'].flatMap((name) => sourcesIn(join(checkout, name)));
  return [...new Set(files)]
    .filter((file) => /\.(?:test\.tsx?|e2e\.ts)$/.test(file))
    .flatMap((path) => {
      const code = readFileSync(path, 'utf8');
      const file = relative(checkout, path).replaceAll('\\', '/');
      // Only files with a number are parsed, as parsing is slow.
      return /\[\d+\.\d+\.\d+/.test(code)
        ? numberedTitles(file, code).flatMap((titles) => promisesProvenBy(file, titles))
        : [];
    });
}

const inOrder = new Intl.Collator('en', { numeric: true }).compare;

const lineOf = ({ text, file }: Shown): string =>
  `  - ${text
    .replace(/\s+/g, ' ')
    .replace(/(.{200}).+/, '$1…')
    .replace(/[<*_`\\]/g, '\\$&')} ([${file}](../${file})${showsFormAlone(file) ? ', form' : ''})`;

export function findUncoveredPromises(all: readonly Shown[]): { number: string; why: 'no test' | 'form alone' }[] {
  const named = new Set(all.map(({ number }) => number));
  const behaves = new Set(all.filter(({ file }) => !showsFormAlone(file)).map(({ number }) => number));
  return Object.keys(promiseSentences)
    .filter((number) => !behaves.has(number) && !(named.has(number) && formOnlyPromises.has(number)))
    .map((number) => ({ number, why: named.has(number) ? 'form alone' : 'no test' }));
}

const missingWords = { 'no test': 'no test names it', 'form alone': 'only its form on the wire is shown' };

export function promisesPage(all: readonly Shown[]): string {
  const numbers = [...new Set(all.map(({ number }) => number))].sort(inOrder);
  const promise = (number: string): string[] => [
    `- <a id="${number}"></a>**${number}** ${promiseSentences[number] ?? ''}`.trimEnd(),
    ...new Set(
      all
        .filter((shown) => shown.number === number)
        .map(lineOf)
        .sort(inOrder),
    ),
  ];
  const section = ([id, title]: [string, string]): string[] => [
    `\n## ${id}. ${title}\n`,
    ...numbers.filter((number) => number.startsWith(`${id}.`)).flatMap(promise),
  ];
  const missing = findUncoveredPromises(all).map(({ number, why }) => `- ${number}: ${missingWords[why]}`);
  return `# What the product promises

Written by \`npm run docs\` from the titles of the tests; do not edit. \`npm test\` says where it is stale. This is the
specification that code and documents speak of: its sentences, numbered, and below each the titles of the tests that
show it to hold (… stands for what differs from run to run). A test marked *form* runs the contracts alone: it says how
something travels, not that anything does it, and shows no sentence by itself but one about the form.
${Object.entries(sections).flatMap(section).join('\n')}

## Not shown

${missing.length === 0 ? 'Every sentence has a test of what the product does.' : missing.join('\n')}
`;
}

export const promisesBySources = (): string => promisesPage(shownBySources());
