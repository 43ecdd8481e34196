import type { LucideIcon } from 'lucide-react';
import type { checkoutIcons } from './checkout-icons.ts';
import type { officeIcons } from './office-icons.ts';
import { shopIcons } from './shop-icons.ts';

/** Names of the icons there are: the curated set, Lucide icons (ISC licence) by their names. */
export type IconName = keyof typeof shopIcons | keyof typeof checkoutIcons | keyof typeof officeIcons;

const drawings: Partial<Record<string, LucideIcon>> = { ...shopIcons };

/** Adds what a part of the design system brings with it. */
export function addIcons(icons: Partial<Record<IconName, LucideIcon>>): void {
  Object.assign(drawings, icons);
}

/** How an icon is drawn; undefined for one of a part that is not loaded. */
export const drawingOf = (name: IconName): LucideIcon | undefined => drawings[name];

/** Is this one of the icons? For names that come from data, such as the navigation of `remote.json`. */
export const isIconName = (name: string): name is IconName => Object.hasOwn(drawings, name);
