import type { checkoutIcons } from './checkout-icons.ts';
import { drawingOf } from './icons.ts';
import type { officeIcons } from './office-icons.ts';
import type { shopIcons } from './shop-icons.ts';

/** Names of the icons there are: the curated set, Lucide icons (ISC licence) by their names. */
export type IconName = keyof typeof shopIcons | keyof typeof checkoutIcons | keyof typeof officeIcons;

export const isIconName = (name: string): name is IconName => drawingOf(name) !== undefined;
