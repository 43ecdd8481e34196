import { useToast } from 'shared-design-system/office';
import { useTakeGenerationMutation, useUntakeGenerationMutation } from './api.ts';
import { texts } from './texts.ts';
import { useFailure } from './use-failure.ts';

export function useReplace() {
  const [take, { isLoading }] = useTakeGenerationMutation();
  const [untake] = useUntakeGenerationMutation();
  const { show } = useToast();
  const fail = useFailure();
  const replace = async (attemptId: string, output: number) => {
    const { data, error } = await take({ attemptId, output });
    if (!data) return fail(texts.take.notTaken, error);
    const undo = async () => {
      const { error: why } = await untake({ attemptId, ...data });
      if (why) fail(texts.take.notUndone, why);
    };
    show({
      type: 'happy',
      title: data.replacedContentId ? texts.take.replaced : texts.take.taken,
      action: { label: texts.take.undo, onPress: () => void undo() },
    });
  };
  return { replace, replacing: isLoading };
}
