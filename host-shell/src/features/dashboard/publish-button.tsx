import { Button, useToast } from 'shared-design-system/office';
import { useUpdateMerchantMutation } from 'shared-runtime';
import { shopAddress, useFailureToast } from 'shared-runtime/screens';
import { texts } from './texts.ts';

const words = texts.checklist.publish;

interface PublishButtonProps {
  shop: string;
  label: string;
  onOpened: () => void;
}

export function PublishButton({ shop, label, onOpened }: PublishButtonProps) {
  const [update, { isLoading }] = useUpdateMerchantMutation();
  const { show } = useToast();
  const showFailure = useFailureToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(shopAddress(shop));
      show({ type: 'happy', title: words.copied });
    } catch {
      show({ type: 'danger', text: words.copyFailed });
    }
  };
  const publish = async () => {
    try {
      await update({ settings: { visibility: 'published' } }).unwrap();
      const action = { label: words.copy, onPress: () => void copy() };
      show({ type: 'happy', title: words.done, text: words.doneText, action });
      onOpened();
    } catch (caught) {
      showFailure(words.failed, caught);
    }
  };
  return (
    <Button loading={isLoading} onClick={() => void publish()}>
      {label}
    </Button>
  );
}
