import type { AppDispatch, Failure, PageToLoad } from 'shared-runtime';

/** An answer, or why there is none. */
export type Answer<Data> = { data: Data; failure?: undefined } | { data?: undefined; failure: Failure };

type Started<Data> = (dispatch: AppDispatch, getState: () => never, extra: never) => PromiseLike<Outcome<Data>>;
interface Outcome<Data> {
  data?: Data | undefined;
  error?: unknown;
}

/** Asks through an endpoint of the store: `await ask(page, endpoint.initiate(args))`. */
export async function ask<Data>({ store }: Pick<PageToLoad, 'store'>, started: Started<Data>): Promise<Answer<Data>> {
  const { data, error } = await (store.dispatch as (thunk: Started<Data>) => PromiseLike<Outcome<Data>>)(started);
  return error === undefined ? { data: data as Data } : { failure: error as Failure };
}

/** HTTP status of a page whose thing is not to be had (decisions, part 4 "Answers"). */
const statuses: Record<string, number> = { shop_not_found: 404, not_found: 404, gone: 410, shop_stopped: 503 };

/**
 * The status that a refusal gives the page.
 * @throws Error where it is no answer about the thing: then the browser asks for itself
 */
export function statusOf({ code }: Failure): number {
  const status = statuses[code];
  if (!status) throw new Error(`a service answered ${code}`);
  return status;
}
