import { useCallback } from 'react';
import { type NavigateOptions, useHref, useNavigate } from 'react-router-dom';
import { stepsBackTo } from './visited.ts';

/**
 * Goes back to a page that the person came from, such as a list: to its history entry, with its query, scroll position and focus. If the person came
 * another way, opens it as a new page.
 * @param to path without the base path and without a query
 */
export function useGoBack(to: string): (options?: NavigateOptions) => void {
  const path = useHref(to);
  const navigate = useNavigate();
  return useCallback(
    (options?: NavigateOptions) => {
      const steps = stepsBackTo(path);
      if (steps > 0) void navigate(-steps);
      else void navigate(to, options);
    },
    [path, to, navigate],
  );
}
