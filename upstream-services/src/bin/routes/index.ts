import type { BoundRoute } from '../../http/bind.ts';
import type { Bins } from '../types.ts';
import emptyBin from './empty-bin.ts';
import listBin from './list-bin.ts';
import restoreFromBin from './restore-from-bin.ts';

export const binRoutes = (bins: Bins): BoundRoute[] => [listBin(bins), restoreFromBin(bins), emptyBin(bins)];
