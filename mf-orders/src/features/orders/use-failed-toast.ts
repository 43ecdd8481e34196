import { useEffect, useMemo, useRef } from 'react';
import { type ToastInput, useToast } from 'shared-design-system/office';
import { describeFailure, isFailure } from 'shared-runtime';
import { texts } from '../../texts.ts';

type Toasts = ReturnType<typeof useToast>;
interface Failed {
  toast: string;
  during: string | undefined;
}

/** The last failure of each subject, kept per page and not per component: a step may fail in the list and succeed on the order's page. */
const byToasts = new WeakMap<Toasts, Map<string, Failed>>();

function failedOf(toasts: Toasts): Map<string, Failed> {
  const known = byToasts.get(toasts) ?? new Map<string, Failed>();
  byToasts.set(toasts, known);
  return known;
}

export const failureText = (caught: unknown): string =>
  isFailure(caught) && caught.kind === 'offline' ? texts.offline : describeFailure(caught);

/**
 * A toast about a failed action of an order. It closes when the action succeeds, fails again, or makes no sense any more.
 * @param subject names the action and the order: one toast for each
 * @param state   of the order now: an offer to retry closes when it changes
 */
export function useFailedToast(subject: string, state: string) {
  const toasts = useToast();
  const latest = useRef(state);
  const failed = useMemo(() => {
    const all = failedOf(toasts);
    const close = () => {
      const last = all.get(subject);
      if (last) toasts.close(last.toast);
      all.delete(subject);
    };
    const show = (toast: ToastInput) => {
      close();
      const during = toast.action ? latest.current : undefined;
      all.set(subject, { toast: toasts.show({ ...toast, type: 'danger' }), during });
    };
    const leave = (now: string) => {
      const during = all.get(subject)?.during;
      if (during !== undefined && during !== now) close();
    };
    return { show, close, leave };
  }, [toasts, subject]);
  useEffect(() => {
    latest.current = state;
    failed.leave(state);
  }, [state, failed]);
  return failed;
}
