import { lazyAfterwards } from '../../hydration/lazy-afterwards.tsx';
import type { ViewedRowProps } from './viewed-row.tsx';

/** What was looked at before, below everything else. */
export const ViewedProducts = lazyAfterwards<ViewedRowProps>(() => import('./viewed-row.tsx'));
