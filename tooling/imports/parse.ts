import { type Node, type ParseResult, parseSync, Visitor } from 'oxc-parser';

export function parse(file: string, code: string): ParseResult {
  const result = parseSync(file, code);
  const [error] = result.errors;
  if (error) throw new Error(`${file}: ${error.message}`);
  return result;
}

export function collectTextLiterals(
  file: string,
  code: string,
  isMeant: (name: string, element?: string) => boolean,
): string[] {
  const found: string[] = [];
  const take = (value: Node | null): void => {
    if (value?.type === 'Literal' && typeof value.value === 'string') found.push(value.value);
    else if (value?.type === 'JSXExpressionContainer') take(value.expression);
    else if (value?.type === 'ConditionalExpression') [value.consequent, value.alternate].forEach(take);
  };
  new Visitor({
    JSXOpeningElement({ name: element, attributes }) {
      for (const one of attributes)
        if (one.type === 'JSXAttribute' && one.name.type === 'JSXIdentifier')
          if (isMeant(one.name.name, element.type === 'JSXIdentifier' ? element.name : '')) take(one.value);
    },
    Property({ key, value }) {
      if (key.type === 'Identifier' && isMeant(key.name)) take(value);
    },
  }).visit(parse(file, code).program);
  return found;
}
