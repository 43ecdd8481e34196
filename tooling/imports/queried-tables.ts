import { type Expression, Visitor } from 'oxc-parser';
import { parse } from './parse.ts';

const naming =
  /^(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto|from|using|table|\w*[jJ]oin\w*)$/;

const before = new Set(['from', 'join', 'into', 'update', 'using', 'analyze', 'truncate', 'table', 'only']);

function namedInSql(text: string): string[] {
  const tokens = text.toLowerCase().match(/[a-z_][\w.]*|,|\S/g) ?? [];
  const named: string[] = [];
  let expected = false;
  let since = 3;
  for (const token of tokens) {
    if (expected && /^[a-z_]/.test(token) && !before.has(token)) {
      named.push(token);
      since = 0;
    }
    expected = before.has(token) || (token === ',' && since <= 2);
    since = token === ',' || named.at(-1) === token ? since : since + 1;
  }
  return named;
}

/**
 * The tables in a file's queries: named in calls of the query builder, or after words such as `from` in SQL texts.
 * @param tables names of all tables
 * @returns each once
 * @throws Error when the file is not TypeScript
 */
export function queriedTables(file: string, code: string, tables: readonly string[]): string[] {
  const found: string[] = [];
  const take = (argument: Expression | { type: 'SpreadElement' } | null): void => {
    if (argument?.type === 'ArrayExpression') argument.elements.forEach(take);
    else if (argument?.type === 'Literal' && typeof argument.value === 'string')
      found.push(argument.value.split(' ')[0] ?? '');
  };
  new Visitor({
    CallExpression({ callee, arguments: given }) {
      const method = callee.type === 'MemberExpression' ? callee.property : callee;
      if (method.type === 'Identifier' && naming.test(method.name)) given.forEach(take);
    },
    TaggedTemplateExpression: ({ quasi }) => {
      found.push(...namedInSql(quasi.quasis.map(({ value }) => value.raw).join(' ? ')));
    },
  }).visit(parse(file, code).program);
  return tables.filter((table) => found.includes(table));
}
