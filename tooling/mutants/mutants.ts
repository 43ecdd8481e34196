import { Visitor } from 'oxc-parser';
import { parse } from '../imports/parse.ts';

export interface Mutant {
  line: number;
  was: string;
  becomes: string;
  start: number;
  end: number;
}

const instead: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '??': '&&',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
};

const methodInstead: Readonly<Record<string, string>> = {
  some: 'every',
  every: 'some',
  min: 'max',
  max: 'min',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  ceil: 'floor',
  floor: 'ceil',
};

/**
 * All small bugs of these kinds that a file can get: another operator, a condition negated or removed, a number plus one, `true` for `false`, another
 * method, a call removed whose result nobody uses.
 * @param file its name, which tells whether it contains JSX
 */
export function mutantsOf(file: string, code: string): Mutant[] {
  const found: Mutant[] = [];
  const put = ({ start, end }: { start: number; end: number }, becomes: string) => {
    const was = code.slice(start, end);
    if (was !== becomes) found.push({ line: code.slice(0, start).split('\n').length, was, becomes, start, end });
  };
  const operator = (left: { end: number }, right: { start: number }, sign: string) => {
    const at = code.indexOf(sign, left.end);
    const other = instead[sign];
    if (other && at >= left.end && at < right.start) put({ start: at, end: at + sign.length }, other);
  };
  // Literals inside of types do not run, so they are left out.
  const inTypes = new Set<number>();
  new Visitor({
    TSLiteralType: ({ literal }) => {
      inTypes.add(literal.start);
    },
    BinaryExpression: ({ left, right, operator: sign }) => operator(left, right, sign),
    LogicalExpression: ({ left, right, operator: sign }) => operator(left, right, sign),
    IfStatement: ({ test }) => put(test, 'false'),
    ConditionalExpression: ({ test }) => put(test, `!(${code.slice(test.start, test.end)})`),
    UnaryExpression: (node) => {
      if (node.operator === '!') put(node, code.slice(node.argument.start, node.argument.end));
    },
    Literal: (node) => {
      if (inTypes.has(node.start)) return;
      if (typeof node.value === 'boolean') put(node, String(!node.value));
      else if (typeof node.value === 'number') put(node, String(node.value + 1));
    },
    CallExpression: ({ callee }) => {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      const other = methodInstead[callee.property.name];
      if (other) put(callee.property, other);
    },
    ExpressionStatement: (node) => {
      const { expression } = node;
      const call = expression.type === 'AwaitExpression' ? expression.argument : expression;
      if (call.type === 'CallExpression' && !('directive' in node && node.directive)) put(node, ';');
    },
  }).visit(parse(file, code).program);
  return found;
}

export const withMutant = (code: string, { start, end, becomes }: Mutant): string =>
  code.slice(0, start) + becomes + code.slice(end);
