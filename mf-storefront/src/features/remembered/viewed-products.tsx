import { lazyAfterHydration } from '../../hydration/lazy-after-hydration.tsx';
import type { ViewedRowProps } from './viewed-row.tsx';

export const ViewedProducts = lazyAfterHydration<ViewedRowProps>(() => import('./viewed-row.tsx'));
