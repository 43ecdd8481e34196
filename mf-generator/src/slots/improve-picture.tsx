import { useNavigate } from 'react-router-dom';
import { Button, Inline, useToast } from 'shared-design-system';
import { describeFailure, type ProductPictureProps } from 'shared-runtime';
import { useTakeAsInputMutation } from '../features/generator/api.ts';
import { texts } from '../features/generator/texts.ts';

/** Beside a product's pictures: opens the generator with one of them. */
export default function ImprovePicture({ contentId }: ProductPictureProps) {
  const [takeAsInput, { isLoading }] = useTakeAsInputMutation();
  const navigate = useNavigate();
  const { show } = useToast();
  const improve = async () => {
    const { data, error } = await takeAsInput({ contentId });
    if (data) navigate(`/merchant/generator?attempt=${data.attemptId}`);
    else show({ type: 'danger', title: texts.improve.failed, text: describeFailure(error) });
  };
  return (
    <Inline>
      <Button variant="outline" icon="sparkles" loading={isLoading} onClick={() => void improve()}>
        {texts.improve.label}
      </Button>
    </Inline>
  );
}
