import { openApiDocument } from './openapi.ts';

const paths = Object.keys(openApiDocument().paths as Record<string, object>);

it('the OpenAPI document names what browsers may call', () => {
  expect(paths).toContain('/b2b/bff/orders/user-api/v1/checkout');
  expect(paths).toContain('/b2b/bff/events');
});

it('the OpenAPI document names no call between services', () => {
  expect(paths.filter((path) => path.includes('internal'))).toEqual([]);
});
