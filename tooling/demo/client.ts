import {
  bffPath,
  callOf,
  headerNames,
  type Operation,
  type Problem,
  parseCredentials,
  problemSchema,
  staffCredentials,
} from 'shared-contracts';
import type { z } from 'zod';
import { texts } from './texts.ts';

export type Target = { origin: string } | { servicesUrl: string };

export class CallFailed extends Error {
  override name = 'CallFailed';
  readonly code: string;

  constructor(operation: string, code: string, problem?: Problem) {
    super(texts.failed(operation, code, problem?.errors?.map(({ path }) => path) ?? [], problem?.requestId));
    this.code = code;
  }
}

const timeout = 60_000;

export class Client {
  readonly #target: Target;
  readonly #token: string | undefined;
  readonly #header: string;

  constructor(target: Target, token?: string, header: string = headerNames.token) {
    this.#target = target;
    this.#token = token;
    this.#header = header;
  }

  async call<Req extends z.ZodType, Res extends z.ZodType, Args, Result>(
    operation: Operation<Req, Res, Args, Result>,
    args: Args,
  ): Promise<Result> {
    const answer = await this.#send(operation, args);
    return operation.decode(await answer.json());
  }

  async signIn<Req extends z.ZodType, Res extends z.ZodType, Args, Result>(
    operation: Operation<Req, Res, Args, Result>,
    args: Args,
  ): Promise<{ client: Client; merchantId: string }> {
    const answer = await this.#send(operation, args);
    const { merchantId, token } = credentialsOf(answer.headers, await answer.json());
    return { merchantId, client: new Client(this.#target, token) };
  }

  async signInStaff<Req extends z.ZodType, Res extends z.ZodType, Args, Result>(
    operation: Operation<Req, Res, Args, Result>,
    args: Args,
  ): Promise<{ client: Client; cookie: string | null }> {
    const answer = await this.#send(operation, args);
    const cookies = answer.headers.getSetCookie().map((cookie) => /^(?:__Host-)?b2b_staff=([^;]+)/.exec(cookie)?.[1]);
    const cookie = cookies.find(Boolean) ?? null;
    const token = cookie ?? staffCredentials.parse(await answer.json()).staff_auth_token;
    return { client: new Client(this.#target, token, headerNames.staff), cookie };
  }

  async #send<Req extends z.ZodType, Res extends z.ZodType, Args, Result>(
    operation: Operation<Req, Res, Args, Result>,
    args: Args,
  ): Promise<Response> {
    const { method, path, headers, body } = callOf(operation, args);
    const answer = await fetch(this.#address(operation.group, path), {
      method,
      body,
      headers: this.#token ? { ...headers, [this.#header]: this.#token } : headers,
      signal: AbortSignal.timeout(timeout),
    });
    if (answer.ok) return answer;
    const problem = problemSchema.safeParse(await answer.json().catch(() => null)).data;
    throw new CallFailed(operation.name, problem?.code ?? String(answer.status), problem);
  }

  #address(group: string, path: string): string {
    if ('origin' in this.#target) return this.#target.origin + path;
    return this.#target.servicesUrl + path.slice(`${bffPath}/${group}`.length);
  }
}

/** The services answer the token in the body; the BFF moves it into the session cookie (promises 5.4.1, 6.1.2). */
function credentialsOf(headers: Headers, body: unknown): { merchantId: string; token: string } {
  const cookies = headers.getSetCookie().map((cookie) => /^(?:__Host-)?b2b_token=([^;]+)/.exec(cookie)?.[1]);
  const token = cookies.find(Boolean);
  const credentials = parseCredentials(token ? { ...(body as object), merchant_auth_token: token } : body);
  if (!credentials) throw new Error(texts.noToken);
  return credentials;
}
