/**
 * Prepares the page of an address while the present page stays.
 * @param path  with the base path, without a query
 * @param again navigates there once more
 * @param href  the whole address
 * @returns whether the page is ready; undefined where nothing has to be waited for
 */
export type PreparePage = (path: string, again: () => void, href: string) => Promise<boolean> | undefined;

let prepare: PreparePage | undefined;

export function preparePages(by: PreparePage): void {
  prepare = by;
}

export const prepareNextPage: PreparePage = (path, again, href) => prepare?.(path, again, href);
