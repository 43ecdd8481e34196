import { cloneElement, isValidElement, type ReactNode } from 'react';
import type { HandleProps } from './parts.tsx';

/** A handle of `SortableList` that opens its row's controls when it is pressed and not dragged. */
export const opening = (handle: ReactNode, opened: boolean, toggle: () => void): ReactNode =>
  isValidElement<HandleProps>(handle) ? cloneElement(handle, { onPress: toggle, expanded: opened }) : handle;
