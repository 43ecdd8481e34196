import { useRef } from 'react';
import { useToast } from 'shared-design-system/shop';
import { describeFailure, useOnline } from 'shared-runtime/page';

interface NotDone {
  /** @param title what was not done */
  say: (title: string, failure: unknown) => void;
  /** The next try begins. */
  forget: () => void;
}

/** Says what was not done, and why; the word goes with the next try, and when the connection is back, however long the pointer is on it. */
export function useNotDone(): NotDone {
  const toast = useToast();
  const said = useRef('');
  const forget = () => toast.close(said.current);
  useOnline(forget);
  return {
    say: (title, failure) => {
      said.current = toast.show({ type: 'danger', title, text: describeFailure(failure), timeout: 6000 });
    },
    forget,
  };
}
