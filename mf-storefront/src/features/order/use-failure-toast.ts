import { useRef } from 'react';
import { useToast } from 'shared-design-system/shop';
import { describeFailure, useOnline } from 'shared-runtime/page';

interface NotDone {
  say: (title: string, failure: unknown) => void;
  forget: () => void;
}

export function useFailureToast(): NotDone {
  const toast = useToast();
  const toastId = useRef('');
  const forget = () => toast.close(toastId.current);
  useOnline(forget);
  return {
    say: (title, failure) => {
      toastId.current = toast.show({ type: 'danger', title, text: describeFailure(failure), timeout: 6000 });
    },
    forget,
  };
}
