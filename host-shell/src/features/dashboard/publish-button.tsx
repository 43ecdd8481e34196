import { Button, useToast } from 'shared-design-system';
import { describeFailure, useUpdateMerchantMutation } from 'shared-runtime';
import { texts } from '../../screens/texts.ts';

const words = texts.checklist.publish;

/** Opens the shop from the checklist, whose other steps are done by then. */
export function PublishButton({ label }: { label: string }) {
  const [update, { isLoading }] = useUpdateMerchantMutation();
  const { show } = useToast();
  const publish = async () => {
    try {
      await update({ settings: { visibility: 'published' } }).unwrap();
      show({ type: 'happy', title: words.done, text: words.doneText });
    } catch (caught) {
      show({ type: 'danger', title: words.failed, text: describeFailure(caught) });
    }
  };
  return (
    <Button loading={isLoading} onClick={() => void publish()}>
      {label}
    </Button>
  );
}
