import type { checkoutIcons } from './checkout-icons.ts';
import { drawingOf } from './icons.ts';
import type { officeIcons } from './office-icons.ts';
import type { shopIcons } from './shop-icons.ts';

/** Names of the available icons, which are those of Lucide (ISC licence). */
export type IconName = keyof typeof shopIcons | keyof typeof checkoutIcons | keyof typeof officeIcons;

export const isIconName = (name: string): name is IconName => drawingOf(name) !== undefined;
