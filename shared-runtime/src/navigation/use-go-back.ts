import { useCallback } from 'react';
import { type NavigateOptions, useHref, useNavigate } from 'react-router-dom';
import { stepsBackTo } from './visited.ts';

/**
 * Goes back to a page that one came from, such as a list: to its entry in the history, with the query, the place and the focus that it
 * had. Where one came another way, it is a new page.
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
