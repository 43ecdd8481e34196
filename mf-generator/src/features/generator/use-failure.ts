import { useToast } from 'shared-design-system/office';
import { describeFailure } from 'shared-runtime';

/** Milliseconds that a failure stays: it has to be read, unlike news that something went well. */
const readingTime = 8_000;

export function useFailure(): (title: string, error: unknown, text?: string) => void {
  const { show } = useToast();
  return (title, error, text = describeFailure(error)) =>
    void show({ type: 'danger', title, text, timeout: readingTime });
}
