type WarmPage = (path: string) => void;

let warm: WarmPage | undefined;

export function setPagePrefetcher(by: WarmPage): void {
  warm = by;
}

/**
 * Starts loading the scripts of a page that is probably opened next, as a press would.
 * @param path with the base path, without a query
 */
export const prefetchPage: WarmPage = (path) => warm?.(path);
