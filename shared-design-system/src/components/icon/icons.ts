import type { LucideIcon } from 'lucide-react';
import { shopIcons } from './shop-icons.ts';

const drawings: Record<string, LucideIcon> = { ...shopIcons };

export function addIcons(icons: Record<string, LucideIcon>): void {
  Object.assign(drawings, icons);
}

export const drawingOf = (name: string): LucideIcon | undefined =>
  Object.hasOwn(drawings, name) ? drawings[name] : undefined;
