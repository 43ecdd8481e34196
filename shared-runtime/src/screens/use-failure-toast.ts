import { useToast } from 'shared-design-system/office';
import { describeFailure } from 'shared-runtime/page';

/** Shows a toast about a call that failed: the title says what was not done, the failure why. */
export function useFailureToast(): (title: string, failure: unknown) => void {
  const { show } = useToast();
  return (title, failure) => show({ type: 'danger', title, text: describeFailure(failure) });
}
