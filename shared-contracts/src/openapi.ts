import { z } from 'zod';
import { summaries } from './openapi-summaries.ts';
import { operations } from './operations.ts';
import {
  eventStreamType,
  eventsPath,
  heartbeatIntervalMs,
  type LiveEvent,
  liveEvents,
  liveOrderWire,
} from './orders/orders-live.ts';
import { operationGroups } from './wire/groups.ts';
import type { Access, AnyOperation } from './wire/operation.ts';
import { headerNames, isInternal, operationPath } from './wire/paths.ts';
import { type ErrorCode, errorCatalogue, problemContentType, problemSchema } from './wire/problem.ts';

const commonErrors: readonly ErrorCode[] = ['validation_failed', 'rate_limited', 'internal', 'upstream_timeout'];

const accessErrors: Record<Access, readonly ErrorCode[]> = {
  none: [],
  merchant: ['unauthorized', 'other_account'],
  admin: ['unauthorized', 'forbidden', 'other_account'],
  merchantName: [],
  merchantId: [],
  team: ['unauthorized'],
  provider: ['forbidden'],
  internal: [],
};

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      // `Blob` has no JSON schema: in a multipart body it is a file.
      if (zodSchema instanceof z.ZodCustom && Object.keys(jsonSchema).length === 0) {
        Object.assign(jsonSchema, { type: 'string', format: 'binary' });
      }
    },
  });
  return json;
};

function parametersOf(operation: AnyOperation) {
  const header = { merchantName: headerNames.merchantName, merchantId: headerNames.merchantId }[
    operation.access as string
  ];
  const parameters: object[] = header
    ? [{ name: header, in: 'header', required: true, schema: { type: 'string' } }]
    : [];
  if (operation.access === 'merchant' || operation.access === 'admin') {
    const description = 'Id of the account that the page was opened for; another account’s session is refused';
    parameters.push({
      name: headerNames.account,
      in: 'header',
      required: false,
      description,
      schema: { type: 'string' },
    });
  }
  if (operation.body === 'query') {
    const { properties = {}, required = [] } = schemaOf(operation.request, 'input') as {
      properties?: Record<string, object>;
      required?: string[];
    };
    for (const [name, schema] of Object.entries(properties)) {
      parameters.push({ name, in: 'query', required: required.includes(name), schema });
    }
  }
  return parameters;
}

function problemsOf(codes: readonly ErrorCode[]) {
  const byStatus = new Map<number, ErrorCode[]>();
  for (const code of new Set(codes)) {
    const [status] = errorCatalogue[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  return [...byStatus].map(([status, list]) => [
    String(status),
    {
      description: list.map((code) => `${code}: ${errorCatalogue[code][1]}`).join('; '),
      content: { [problemContentType]: { schema: { $ref: '#/components/schemas/Problem' } } },
    },
  ]);
}

function responsesOf(operation: AnyOperation) {
  const codes = [...commonErrors, ...accessErrors[operation.access], ...operation.errors];
  return Object.fromEntries([
    [
      '200',
      {
        description: summaries[operation.name] ?? '',
        content: { 'application/json': { schema: schemaOf(operation.response, 'output') } },
      },
    ],
    ...problemsOf(codes),
  ]);
}

const security = [{ cookie: [] }, { token: [] }];
const securityOf: Partial<Record<Access, object[]>> = {
  merchant: security,
  admin: [{ staffCookie: [] }, { staffToken: [] }],
  team: [{ teamToken: [] }],
};

function describe(operation: AnyOperation) {
  const media = operation.body === 'multipart' ? 'multipart/form-data' : 'application/json';
  return {
    operationId: operation.name,
    summary: summaries[operation.name] ?? '',
    tags: [operation.group],
    ...(securityOf[operation.access] ? { security: securityOf[operation.access] } : {}),
    ...(operation.roles.length > 0 ? { 'x-staff-roles': operation.roles } : {}),
    parameters: parametersOf(operation),
    ...(operation.body === 'query'
      ? {}
      : { requestBody: { required: true, content: { [media]: { schema: schemaOf(operation.request, 'input') } } } }),
    responses: responsesOf(operation),
  };
}

const eventTexts: Record<LiveEvent, string> = {
  ready: 'from now on nothing is missed: what has been read before is to be read anew',
  order: 'an order has come or changed; its data is a `LiveOrder`, the order itself is read by its own call',
  missed: 'something may have been missed: read anew',
  beat: `still there; a stream that is silent for much longer than ${heartbeatIntervalMs / 1000} s is dead`,
  ended: 'the session is over, and the stream with it',
};

const describeEvents = () => ({
  operationId: 'followOrders',
  summary: 'What happens to the orders of whoever is signed in, as server-sent events',
  description: liveEvents.map((event) => `- \`${event}\`: ${eventTexts[event]}`).join('\n'),
  tags: ['orders'],
  security,
  responses: Object.fromEntries([
    [
      '200',
      {
        description: 'A stream that goes on until one of both leaves',
        content: {
          [eventStreamType]: {
            schema: { type: 'string' },
            example: 'event: order\ndata: {"order_id":"…","order_number":"1001","change":"placed"}\n\n',
          },
        },
      },
    ],
    ...problemsOf([
      'unauthorized',
      'method_not_allowed',
      'rate_limited',
      'upstream_failed',
      'upstream_timeout',
      'disk_full',
      'unavailable',
    ]),
  ]),
});

export function openApiDocument(): Record<string, unknown> {
  const paths: Record<string, Record<string, object>> = {};
  for (const operation of operations) {
    if (isInternal(operation)) continue;
    const path = operationPath(operation);
    paths[path] = { ...paths[path], [operation.method.toLowerCase()]: describe(operation) };
  }
  paths[eventsPath] = { get: describeEvents() };
  return {
    openapi: '3.1.0',
    info: { title: 'B2B shops', version: '1.0.0' },
    tags: operationGroups.map((name) => ({ name })),
    paths,
    components: {
      schemas: { Problem: schemaOf(problemSchema, 'output'), LiveOrder: schemaOf(liveOrderWire, 'output') },
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: '__Host-b2b_token' },
        token: { type: 'apiKey', in: 'header', name: headerNames.token },
        staffCookie: { type: 'apiKey', in: 'cookie', name: '__Host-b2b_staff' },
        teamToken: { type: 'apiKey', in: 'header', name: headerNames.team },
        staffToken: { type: 'apiKey', in: 'header', name: headerNames.staff },
      },
    },
  };
}
