import { lazyAfterwards } from '../../hydration/lazy-afterwards.tsx';
import type { ViewedRowProps } from './viewed-row.tsx';

export const ViewedProducts = lazyAfterwards<ViewedRowProps>(() => import('./viewed-row.tsx'));
