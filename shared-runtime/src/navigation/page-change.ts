import { startTransition } from 'react';
import type { NavigationType } from 'react-router-dom';

/** The page that comes. */
interface Coming {
  /** With the base path, without a query. */
  path: string;
  action: `${NavigationType}`;
}

/**
 * Shows a page in the place of another.
 * @param show makes React show it
 */
export type ChangePage = (show: () => void, coming: Coming) => void;

/** What is shown stays until the next page is whole. */
export const changePlainly: ChangePage = (show) => startTransition(show);

let change = changePlainly;

/** From now on pages change in this way. */
export function changePagesBy(by: ChangePage): void {
  change = by;
}

export const changing: ChangePage = (show, coming) => change(show, coming);
