import fc, { type Arbitrary } from 'fast-check';
import type { AnyOperation } from 'shared-contracts';
import { z } from 'zod';

interface Schema {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
}

const hostile: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    0,
    1.5,
    1e21,
    '',
    ' ',
    '\0',
    'a\0b',
    '\ud800',
    '\u202e\u2066',
    'null',
    '[{"type":"sizes"}]',
    `${'['.repeat(40)}${']'.repeat(40)}`,
    [],
    [null],
    {},
    '00000000-0000-0000-0000-000000000000',
    "'; drop table orders; --",
    '%',
    '\\',
    'https://127.0.0.1:1/x.jpg',
    'я'.repeat(20_000),
    Array.from({ length: 300 }, (_, n) => n),
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.jsonValue({ maxDepth: 3 }),
);

const meant: Record<string, Arbitrary<unknown>> = {
  phone: fc.constantFrom('+7 999 123-45-67', '8 (916) 204-18-37', '+375 29 123-45-67'),
  contact_phone_number: fc.constantFrom('+79991234567', '+4915123456789'),
  password: fc.constantFrom('correct horse', 'wrong horse'),
  price: fc.integer({ min: 0, max: 100_000 }),
  expected_sum: fc.constantFrom(100, 200),
  quantity: fc.integer({ min: 1, max: 3 }),
  offer: fc.constant('1'),
  personal_data: fc.constant('1'),
};

function textOf(schema: Schema, field: string, known: readonly string[]): Arbitrary<unknown> {
  if (schema.format === 'uuid')
    return fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: fc.uuid() });
  if (schema.format === 'email') return fc.constantFrom('anna@verbena.ru', 'b.c+d@mail.example.ru');
  if (schema.format === 'date') return fc.constantFrom('2031-01-05', '2024-02-29');
  const { minLength = 0, maxLength = 40 } = schema;
  return (
    meant[field] ?? fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(maxLength, 40)) })
  );
}

function valuesOf(schema: Schema, field: string, known: readonly string[]): Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const several = schema.anyOf ?? schema.oneOf;
  if (several) return fc.oneof(...several.map((one) => valuesOf(one, field, known)));
  if (schema.allOf) return valuesOf(Object.assign({}, ...schema.allOf), field, known);
  const { minimum = 0, maximum = 1_000 } = schema;
  const least = Math.ceil(Math.max(minimum, -1_000_000));
  const range = { min: least, max: Math.max(least, Math.min(maximum, 1_000_000)) };
  switch (schema.type) {
    case 'object': {
      const properties = Object.entries(schema.properties ?? {});
      const model = Object.fromEntries(properties.map(([name, inner]) => [name, valuesOf(inner, name, known)]));
      return fc.record(model, { requiredKeys: schema.required ?? [] });
    }
    case 'array': {
      const { minItems = 0, maxItems = 4 } = schema;
      const most = Math.max(minItems, Math.min(maxItems, 4));
      return fc.array(valuesOf(schema.items ?? {}, field, known), { minLength: minItems, maxLength: most });
    }
    case 'integer':
      return meant[field] ?? fc.integer(range);
    case 'number':
      return meant[field] ?? fc.integer(range);
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return textOf(schema, field, known);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

type Body = Record<string, unknown>;

function pathsOf(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))];
}

function changed(body: Body, pick: number, value: unknown, drop: boolean): Body {
  const copy = structuredClone(body);
  const paths = pathsOf(copy).filter((path) => path.length > 0);
  const path = paths[pick % Math.max(1, paths.length)];
  if (!path) return { ...copy, unknown_field: value };
  const last = path.at(-1) as string;
  const holder = path.slice(0, -1).reduce<Body>((inner, key) => inner[key] as Body, copy);
  if (drop) delete holder[last];
  else holder[last] = value;
  return copy;
}

export function bodiesOf(operation: AnyOperation, known: readonly string[]): Arbitrary<Body> {
  const schema = z.toJSONSchema(operation.request, { io: 'input', unrepresentable: 'any' }) as Schema;
  const fitting = valuesOf({ ...schema, type: 'object' }, '', known) as Arbitrary<Body>;
  const mutated = fc.tuple(fitting, fc.nat(), hostile, fc.boolean()).map((parts) => changed(...parts));
  const names = ['unknown_field', ...Object.keys(schema.properties ?? {})];
  const odd = fc.dictionary(fc.constantFrom(...names), hostile, { maxKeys: 4 });
  return fc.oneof({ weight: 5, arbitrary: fitting }, { weight: 4, arbitrary: mutated }, { weight: 1, arbitrary: odd });
}
