import { z } from 'zod';
import type { AnyOperation } from '../wire/operation.ts';

type Node = Readonly<Record<string, unknown>>;

function rangeOf(node: Node): string {
  const bound = (names: string[], sign: string) => {
    const found = names.map((name) => node[name]).find((value) => value !== undefined);
    if (found !== undefined) return Math.abs(Number(found)) < Number.MAX_SAFE_INTEGER ? String(found) : '';
    const open = node[`exclusive${names[0]?.replace('m', 'M')}`];
    return open === undefined ? '' : `${sign}${open}`;
  };
  const least = bound(['minimum', 'minLength', 'minItems'], '>');
  const most = bound(['maximum', 'maxLength', 'maxItems'], '<');
  return least || most ? `${least}…${most}` : '';
}

function limitsOf({ request }: AnyOperation): Record<string, string> {
  const limits: Record<string, string> = {};
  const read = (node: Node, path: string) => {
    const range = rangeOf(node);
    if (range) limits[path] = range;
    for (const [name, field] of Object.entries((node.properties ?? {}) as Record<string, Node>)) {
      read(field, path ? `${path}.${name}` : name);
    }
    if (node.items) read(node.items as Node, `${path}[]`);
    for (const one of [node.anyOf, node.oneOf, node.allOf].flatMap((list) => (list ?? []) as Node[])) read(one, path);
  };
  read(z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }), '');
  return limits;
}

/** Limits of the fields of these operations' requests, by operation and path; those without any are left out. */
export const limitsOfAll = (operations: readonly AnyOperation[]): Record<string, Record<string, string>> =>
  Object.fromEntries(
    operations
      .map((operation) => [operation.name, limitsOf(operation)] as const)
      .filter(([, limits]) => Object.keys(limits).length > 0),
  );
