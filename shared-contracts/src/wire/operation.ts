import type { z } from 'zod';
import type { StaffRole } from './enums.ts';
import type { Group } from './groups.ts';
import { maxUploadBytes } from './picture-files.ts';
import { type ErrorCode, type Problem, parseProblem } from './problem.ts';

/**
 * Who may call, and how the caller is identified (specification, section 6).
 * - `none`: anybody (sign-in, registration, an order's page by its token)
 * - `merchant`: the owner of `x-merchant-token`
 * - `admin`: a member of staff with one of the operation's roles, the owner of `x-staff-token`
 * - `merchantName`, `merchantId`: the public; the shop is named by the header of that name
 * - `provider`: an external service, recognised by its address only; cookies and tokens are ignored
 * - `team`: a team that ships remotes, the owner of `x-team-token`
 * - `internal`: another service; not reachable through the BFF
 */
export type Access = 'none' | 'merchant' | 'admin' | 'merchantName' | 'merchantId' | 'provider' | 'team' | 'internal';

type BodyKind = 'json' | 'multipart' | 'query';

export const maxJsonBytes = 1024 * 1024;
const maxNotificationBytes = 64 * 1024;
const maxPartsBytes = 2 * 1024 * 1024;

export function maxBytesOf({ body, access }: Pick<AnyOperation, 'body' | 'access'>): number {
  if (access === 'provider') return maxNotificationBytes;
  return body === 'multipart' ? maxUploadBytes + maxPartsBytes : maxJsonBytes;
}

/**
 * A field of the request with the id of an entity. It is looked up before the rest of the body is validated; the id of another merchant's entity is a
 * 404 (decision 3.7).
 */
export interface OwnedField {
  /**
   * Path of the field, as in `content_info.external_id`. It ends with `[]` if the field is a list of ids; `[]` alone means that the body is such a
   * list.
   */
  field: string;
  /**
   * `pictured` is what a picture belongs to: a product, or one of the shop's own pictures. `anyProduct` may be deleted already, so that it
   * can be restored.
   */
  kind: 'product' | 'anyProduct' | 'category' | 'order' | 'content' | 'pictured' | 'generation';
}

/**
 * One call, defined once: the types of the services, the BFF, the front end, the OpenAPI document and the tests come from it.
 *
 * @typeParam Req    schema of the request on the wire (wire names)
 * @typeParam Res    schema of the answer on the wire; what a handler returns must satisfy it
 * @typeParam Args   what a screen passes
 * @typeParam Result what a screen gets: the specification's entities
 * @typeParam Who    who may call
 */
export interface Operation<
  Req extends z.ZodType = z.ZodType,
  Res extends z.ZodType = z.ZodType,
  Args = never,
  Result = unknown,
  Who extends Access = Access,
> {
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly group: Group;
  readonly path: string;
  readonly access: Who;
  readonly body: BodyKind;
  readonly owned: readonly OwnedField[];
  readonly roles: readonly StaffRole[];
  /** The operation changes nothing of the merchant's, so staff who view an office as its merchant may call it. */
  readonly readOnly: boolean;
  readonly request: Req;
  readonly response: Res;
  readonly errors: readonly ErrorCode[];
  encode(args: Args): z.input<Req>;
  /**
   * Converts an answer from the wire to entities, with the fallbacks of the specification's sections 4 and 5. Throws where section 5 says the call
   * failed.
   */
  decode(body: unknown): Result;
  decodeProblem(body: unknown): Problem | null;
}

interface Definition<Req extends z.ZodType, Res extends z.ZodType, Who extends Access> {
  name: string;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  group: Group;
  path: string;
  access: Who;
  body?: BodyKind;
  owned?: readonly OwnedField[];
  roles?: readonly StaffRole[];
  readOnly?: boolean;
  request: Req;
  response: Res;
  errors?: readonly ErrorCode[];
}

/**
 * Defines an operation, by default a POST with a JSON body (promise 7.1.1). Without `encode` a screen passes the request in its wire form; without
 * `decode` it gets the validated answer in its wire form.
 */
export function operation<
  Req extends z.ZodType,
  Res extends z.ZodType,
  Who extends Access,
  Args = z.input<Req>,
  Result = z.output<Res>,
>(
  definition: Definition<Req, Res, Who> & { encode?: (args: Args) => z.input<Req>; decode?: (body: unknown) => Result },
): Operation<Req, Res, Args, Result, Who> {
  const {
    method = 'POST',
    body = method === 'GET' ? 'query' : 'json',
    owned = [],
    roles = [],
    readOnly = method === 'GET',
    errors = [],
    encode = (args: Args) => args as z.input<Req>,
    decode = (answer: unknown) => definition.response.parse(answer) as Result,
  } = definition;
  return { ...definition, method, body, owned, roles, readOnly, errors, encode, decode, decodeProblem: parseProblem };
}

export type AnyOperation = Operation<z.ZodType, z.ZodType, never, unknown>;

export type ArgsOf<O> = O extends Operation<z.ZodType, z.ZodType, infer Args, unknown> ? Args : never;
export type ResultOf<O> = O extends Operation<z.ZodType, z.ZodType, never, infer Result> ? Result : never;
