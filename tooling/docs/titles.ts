import type { Node } from 'oxc-parser';
import { Visitor } from 'oxc-parser';
import { parse } from '../imports/parse.ts';

type Titles = readonly string[];

/** The text of a string literal, with … for values that are only known at run time: a template's expressions, and placeholders of a test table. */
function textOf(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return withoutValues(node.value);
  if (node?.type === 'TemplateLiteral') return withoutValues(node.quasis.map(({ value }) => value.cooked).join('…'));
  return undefined;
}

const withoutValues = (text: string): string => text.replace(/%[sdifjop]|\$\w+/g, '…');

const isFunction = (node: Node): boolean =>
  node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression';

export function numberedTitles(file: string, code: string): Titles[] {
  const groups: string[] = [];
  const found: Titles[] = [];
  const groupOf = ({ arguments: given }: Extract<Node, { type: 'CallExpression' }>): string | undefined =>
    given.some(isFunction) ? textOf(given[0]) : undefined;
  const take = (node: Node) => {
    const text = textOf(node);
    if (text === undefined || !/^\[\d+\.\d+\.\d+/.test(text)) return;
    // If the literal is the title of a group, it is in `groups` already, and must not be added twice.
    const around = groups.filter((title) => title !== '…');
    found.push(around.at(-1) === text ? around : [...around, text]);
  };
  new Visitor({
    CallExpression(node) {
      const title = groupOf(node);
      if (title !== undefined) groups.push(title);
    },
    'CallExpression:exit'(node) {
      if (groupOf(node) !== undefined) groups.pop();
    },
    Literal: take,
    TemplateLiteral: take,
  }).visit(parse(file, code).program);
  return found;
}
