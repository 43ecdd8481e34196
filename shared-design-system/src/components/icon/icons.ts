import type { LucideIcon } from 'lucide-react';
import { shopIcons } from './shop-icons.ts';

const drawings: Record<string, LucideIcon> = { ...shopIcons };

/** Adds what a part of the design system brings with it. */
export function addIcons(icons: Record<string, LucideIcon>): void {
  Object.assign(drawings, icons);
}

/** How an icon is drawn; undefined for one of a part that is not loaded. */
export const drawingOf = (name: string): LucideIcon | undefined =>
  Object.hasOwn(drawings, name) ? drawings[name] : undefined;
