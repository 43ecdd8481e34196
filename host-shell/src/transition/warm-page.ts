type WarmPage = (path: string) => void;

let warm: WarmPage | undefined;

/** From now on pages that somebody is about to open are asked for before they do. */
export function warmPagesBy(by: WarmPage): void {
  warm = by;
}

/** Asks for the scripts of a page that a finger or a pointer has reached. @param path with the base path, without a query */
export const warmPage: WarmPage = (path) => warm?.(path);
