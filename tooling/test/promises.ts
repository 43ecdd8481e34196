import { type Argument, type CallExpression, type Expression, Visitor } from 'oxc-parser';
import { parse } from '../imports/parse.ts';

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

/** A name that begins with numbers: `[5.4.1, 9.1.1] accepts …`. */
const numbered = /^\[((?:\d+\.\d+\.\d+(?:,\s*)?)+)\]\s*([\s\S]*)$/;

/** The text of a string or a template as it is written, without its quotes and escapes; undefined for anything else. */
function textOf(code: string, node: Argument | undefined): string | undefined {
  const isText = node?.type === 'TemplateLiteral' || (node?.type === 'Literal' && typeof node.value === 'string');
  return isText ? code.slice(node.start + 1, node.end - 1).replace(/\\(.)/g, '$1') : undefined;
}

/** `describe` of `describe(…)`, `describe.each(…)(…)` and the like. */
function calledName(callee: Expression): string | undefined {
  if (callee.type === 'Identifier') return callee.name;
  if (callee.type === 'MemberExpression') return calledName(callee.object);
  if (callee.type === 'CallExpression') return calledName(callee.callee);
  return callee.type === 'TaggedTemplateExpression' ? calledName(callee.tag) : undefined;
}

/** What the tests of one file show, with the groups they stand in. A name with several numbers counts for each. */
export function shownBy(file: string, code: string): Shown[] {
  const shown: Shown[] = [];
  const groups: string[] = [];
  const groupOf = ({ callee, arguments: [name] }: CallExpression) =>
    calledName(callee) === 'describe' ? textOf(code, name) : undefined;
  const groupNames = new Set<number>();
  const take = (node: Argument) => {
    const [, numbers = '', name = ''] = textOf(code, node)?.match(numbered) ?? [];
    if (!name) return;
    const around = groupNames.has(node.start) ? groups.slice(0, -1) : groups;
    const text = [...around, name.trim()].join(': ');
    shown.push(...numbers.split(/,\s*/).map((number) => ({ number, text, file })));
  };
  new Visitor({
    CallExpression: (call) => {
      const name = groupOf(call);
      if (name === undefined) return;
      groups.push(name.trim());
      groupNames.add(call.arguments[0]?.start ?? 0);
    },
    'CallExpression:exit': (call) => {
      if (groupOf(call) !== undefined) groups.pop();
    },
    Literal: take,
    TemplateLiteral: take,
  }).visit(parse(file, code).program);
  return shown;
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
