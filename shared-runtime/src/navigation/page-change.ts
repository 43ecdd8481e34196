import { startTransition } from 'react';
import type { NavigationType } from 'react-router-dom';

interface Coming {
  path: string;
  action: `${NavigationType}`;
}

export type ChangePage = (show: () => void, coming: Coming) => void;

export const changePlainly: ChangePage = (show) => startTransition(show);

let change = changePlainly;

export function changePagesBy(by: ChangePage): void {
  change = by;
}

export const changePage: ChangePage = (show, coming) => change(show, coming);
