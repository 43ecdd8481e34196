import { openApiDocument } from './openapi.ts';
import { summaries } from './openapi-summaries.ts';
import { operations } from './operations.ts';

const paths = Object.keys(openApiDocument().paths as Record<string, object>);

it('the OpenAPI document names what browsers may call', () => {
  expect(paths).toContain('/b2b/bff/orders/user-api/v1/checkout');
  expect(paths).toContain('/b2b/bff/events');
});

it('the OpenAPI document names no call between services', () => {
  expect(paths.filter((path) => path.includes('internal'))).toEqual([]);
});

it('each operation says what it does, and nothing is said of one that is gone', () => {
  expect(Object.keys(summaries).sort()).toEqual(operations.map(({ name }) => name).sort());
});
