import type { AppDispatch, Failure, PageToLoad } from 'shared-runtime';

/** An answer, or why there is none. */
type Answer<Data> = { data: Data; failure?: undefined } | { data?: undefined; failure: Failure };

/** What an endpoint's `initiate` gives to the store. */
type Started = (
  dispatch: AppDispatch,
  getState: () => never,
  extra: never,
) => PromiseLike<{ data?: unknown; error?: unknown }>;

/** A request as `*.queries.ts` says it. */
interface Query {
  endpoint: { initiate: (args: never, options?: never) => Started };
  args: unknown;
  options?: unknown;
}
type DataOf<Asked extends Query> =
  Awaited<ReturnType<ReturnType<Asked['endpoint']['initiate']>>> extends { data?: infer Data }
    ? Exclude<Data, undefined>
    : never;

/** Asks through an endpoint of the store. */
export async function ask<Asked extends Query>(
  { store }: Pick<PageToLoad, 'store'>,
  { endpoint, args, options }: Asked,
): Promise<Answer<DataOf<Asked>>> {
  const started = endpoint.initiate(args as never, options as never);
  const { data, error } = await (store.dispatch as (thunk: Started) => ReturnType<Started>)(started);
  return error === undefined ? { data: data as DataOf<Asked> } : { failure: error as Failure };
}

/** Asks for everything that a page is made of, at once. */
export async function askAll<Queries extends Record<string, Query>>(
  page: Pick<PageToLoad, 'store'>,
  queries: Queries,
): Promise<{ [Name in keyof Queries]: Answer<DataOf<Queries[Name]>> }> {
  const answers = Object.entries(queries).map(async ([name, query]) => [name, await ask(page, query)]);
  return Object.fromEntries(await Promise.all(answers));
}

/** HTTP status of a page whose entity is not to be had (decision 4.7). */
const statuses: Record<string, number> = { shop_not_found: 404, not_found: 404, gone: 410, shop_stopped: 503 };

/**
 * The status that a refusal gives the page.
 * @throws Error where it is no answer about the entity: then the browser asks for itself
 */
export function statusOf({ code }: Failure): number {
  const status = statuses[code];
  if (!status) throw new Error(`a service answered ${code}`);
  return status;
}
