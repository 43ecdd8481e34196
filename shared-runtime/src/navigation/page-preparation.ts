/**
 * Makes ready what an address shows, while the page before it stays.
 * @param path  with the base path, without a query
 * @param again goes there once more
 * @param href  the whole address
 * @returns whether it is ready; undefined where nothing is to be waited for
 */
export type PreparePage = (path: string, again: () => void, href: string) => Promise<boolean> | undefined;

let prepare: PreparePage | undefined;

export function preparePages(by: PreparePage): void {
  prepare = by;
}

export const preparing: PreparePage = (path, again, href) => prepare?.(path, again, href);
