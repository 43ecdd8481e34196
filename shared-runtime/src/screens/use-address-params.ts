import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Parameters that were put into the address and are not rendered yet, as texts: the last one is what the next change starts from. */
let pending: string[] = [];
let rendered = '';

function noteRendered(params: string): void {
  if (params === rendered) return;
  rendered = params;
  // What nobody here has put there, a link or the way back has.
  const at = pending.indexOf(params);
  pending = at < 0 ? [] : pending.slice(at + 1);
}

type ChangeParams = (edit: (params: URLSearchParams) => void) => void;

/**
 * The address's parameters, and a function that changes them in place. The router gives a change what was rendered, and renders in a transition: of a
 * search and a filter that are chosen in one moment, it would drop the first.
 */
export function useAddressParams(): [URLSearchParams, ChangeParams] {
  const [params, setParams] = useSearchParams();
  const shown = params.toString();
  useEffect(() => noteRendered(shown), [shown]);
  useEffect(
    () => () => {
      pending = [];
    },
    [],
  );
  const latest = useRef({ shown, setParams });
  latest.current = { shown, setParams };
  const change: ChangeParams = useCallback((edit) => {
    const before = pending.at(-1) ?? latest.current.shown;
    const after = new URLSearchParams(before);
    edit(after);
    if (after.toString() !== before) pending.push(after.toString());
    latest.current.setParams(after, { replace: true });
  }, []);
  return [params, change];
}
