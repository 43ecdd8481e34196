import { useNavigate } from 'react-router-dom';
import { Button, Inline } from 'shared-design-system/office';
import type { SlotProps } from 'shared-runtime';
import { useTakeAsInputMutation } from '../features/generator/api.ts';
import { texts } from '../features/generator/texts.ts';
import { useFailure } from '../features/generator/use-failure.ts';

export default function ImprovePicture({ contentId }: SlotProps<'product.picture'>) {
  const [takeAsInput, { isLoading }] = useTakeAsInputMutation();
  const navigate = useNavigate();
  const fail = useFailure();
  const improve = async () => {
    const { data, error } = await takeAsInput({ contentId });
    if (data) navigate(`/merchant/generator?attempt=${data.attemptId}`);
    else fail(texts.improve.failed, error);
  };
  return (
    <Inline>
      <Button variant="outline" icon="sparkles" loading={isLoading} onClick={() => void improve()}>
        {texts.improve.label}
      </Button>
    </Inline>
  );
}
