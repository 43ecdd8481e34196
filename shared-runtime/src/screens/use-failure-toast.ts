import { useToast } from 'shared-design-system/office';
import { describeFailure } from 'shared-runtime/page';

/** Tells of a call that failed: what was not done, and why. */
export function useFailureToast(): (title: string, failure: unknown) => void {
  const { show } = useToast();
  return (title, failure) => show({ type: 'danger', title, text: describeFailure(failure) });
}
