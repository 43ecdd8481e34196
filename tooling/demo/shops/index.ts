import type { DemoShop } from '../shop.ts';
import { lenIMed } from './len-i-med.ts';
import { verbena } from './verbena.ts';

export const demoShops: DemoShop[] = [verbena, lenIMed];
