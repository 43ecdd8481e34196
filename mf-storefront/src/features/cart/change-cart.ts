import type { UnknownAction } from '@reduxjs/toolkit';
import type { AppDispatch, AppStore } from 'shared-runtime';
import { cartRead, selectLines } from './slice.ts';
import { parseCart, readCart, writeCart } from './storage.ts';

type Change = UnknownAction & { payload: { merchantName: string } };
type GetState = AppStore['getState'];

/** Shops whose cart could not be kept: what this page knows of it is newer than what is stored. */
const unkept = new Set<string>();

/**
 * Takes over a shop's cart from the browser's storage.
 * @param stored what another tab has just written; read from the storage unless given
 */
export const openCart =
  (merchantName: string, stored?: string | null) =>
  (dispatch: AppDispatch, getState: GetState): void => {
    const own = unkept.has(merchantName) ? undefined : readCart(merchantName);
    const lines = stored === undefined ? own : parseCart(stored);
    // Where nothing may be stored, the page's own memory goes on.
    const known = lines ?? selectLines(getState(), merchantName) ?? [];
    dispatch(cartRead({ merchantName, lines: known }));
  };

/**
 * Changes a shop's cart, starting from what the browser holds at this moment: another tab may have written since this one read.
 * @param change an action of the cart's slice
 */
export const changeCart =
  (change: Change) =>
  (dispatch: AppDispatch, getState: GetState): void => {
    const { merchantName } = change.payload;
    dispatch(openCart(merchantName));
    dispatch(change);
    if (writeCart(merchantName, selectLines(getState(), merchantName) ?? [])) unkept.delete(merchantName);
    else unkept.add(merchantName);
  };
