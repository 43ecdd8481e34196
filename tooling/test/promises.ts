/** What a test shows to hold: a numbered sentence of the specification, in the words of the test's name. */
export interface Shown {
  /** Section, paragraph and sentence, such as `5.4.1`. */
  number: string;
  /** The test's name without its numbers, after the names of the groups it stands in. */
  text: string;
  /** Test file, relative to the checkout. */
  file: string;
}

/** The sections of the specification. */
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

/** A test's name that begins with numbers: `'[5.4.1, 9.1.1] accepts …'`, in any kind of quotes. */
const numbered = /(['"`])\[((?:\d+\.\d+\.\d+(?:,\s*)?)+)\]\s*((?:\\.|(?!\1)[^\\])*)\1/g;

/** The name of a group of tests, with the indentation that says how deep it is nested. */
const group = /^( *)describe\(\s*(['"`])((?:\\.|(?!\2)[^\\])*)\2/gm;

const plain = (name: string): string => name.replace(/\\(.)/g, '$1').trim();

/** The names of the groups that a place in a (formatted) file is nested in, outermost first. */
function groupsAround(code: string, place: number): string[] {
  const indent = /^ */.exec(code.slice(code.lastIndexOf('\n', place) + 1))?.[0].length ?? 0;
  const around: { depth: number; name: string }[] = [];
  for (const { 1: spaces = '', 3: name = '' } of code.slice(0, place).matchAll(group)) {
    while ((around.at(-1)?.depth ?? -1) >= spaces.length) around.pop();
    around.push({ depth: spaces.length, name: plain(name) });
  }
  return around.filter(({ depth }) => depth < indent).map(({ name }) => name);
}

/** What the tests of one file show, with the groups they stand in. A name with several numbers counts for each. */
export function shownBy(file: string, code: string): Shown[] {
  return [...code.matchAll(numbered)].flatMap(({ 2: numbers = '', 3: name = '', index }) => {
    const text = [...groupsAround(code, index), plain(name)].join(': ');
    return numbers.split(/,\s*/).map((number) => ({ number, text, file }));
  });
}

const parts = (number: string): number[] => number.split('.').map(Number);

/** Sorts by section, paragraph and sentence as numbers: 5.4.1 before 5.10.1. */
export function byNumber(one: Shown, other: Shown): number {
  const [a, b] = [parts(one.number), parts(other.number)];
  const at = a.findIndex((part, index) => part !== b[index]);
  return at < 0 ? one.text.localeCompare(other.text) : (a[at] ?? 0) - (b[at] ?? 0);
}

/** The page: each number once, under its section, with what is promised and the tests that show it. */
export function promisesPage(all: Shown[]): string {
  const lines = [
    '# What the product promises',
    '',
    'Written by `npm run promises` from the names of the tests; do not edit. The numbers are those of the',
    "specification's sentences; the words are the tests' own, and each is shown to hold by the test named with it.",
  ];
  let section = '';
  let number = '';
  for (const shown of [...all].sort(byNumber)) {
    const [first = ''] = shown.number.split('.');
    if (first !== section) lines.push('', `## ${first}. ${sections[first] ?? ''}`.trimEnd(), '');
    if (shown.number !== number) lines.push(`- **${shown.number}**`);
    lines.push(`  - ${shown.text} (\`${shown.file}\`)`);
    section = first;
    number = shown.number;
  }
  return `${lines.join('\n')}\n`;
}
