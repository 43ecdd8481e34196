import type { Failure, PageToLoad, Read } from 'shared-runtime/page';

type Answer<Data> = { data: Data; failure?: undefined } | { data?: undefined; failure: Failure };

interface Query {
  read: Read<never, unknown>;
  args: unknown;
  anew?: boolean;
}
type DataOf<Asked> = Asked extends { read: Read<never, infer Data> } ? Data : never;

export async function ask<Asked extends Query>(
  { reads }: Pick<PageToLoad, 'reads'>,
  { read, args, anew = false }: Asked,
): Promise<Answer<DataOf<Asked>>> {
  const { data, error } = await reads.ask(read, args as never, { anew });
  return error ? { failure: error } : { data: data as DataOf<Asked> };
}

export async function askAll<Queries extends Record<string, Query>>(
  page: Pick<PageToLoad, 'reads'>,
  queries: Queries,
): Promise<{ [Name in keyof Queries]: Answer<DataOf<Queries[Name]>> }> {
  const answers = Object.entries(queries).map(async ([name, query]) => [name, await ask(page, query)]);
  return Object.fromEntries(await Promise.all(answers));
}

const statuses: Record<string, number> = { shop_not_found: 404, not_found: 404, gone: 410, shop_stopped: 503 };

/**
 * The HTTP status of a page for which a read was refused.
 * @throws Error where the refusal is not about the entity: then the browser renders the page and asks itself
 */
export function statusOf({ code }: Failure): number {
  const status = statuses[code];
  if (!status) throw new Error(`a service answered ${code}`);
  return status;
}
