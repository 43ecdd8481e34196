import { Button, ButtonLink, CopyRow, Dialog, Stack, Text } from 'shared-design-system/office';
import { shopAddress, shopPath } from 'shared-runtime/screens';
import { shopTexts } from '../../../shop-texts.ts';

const words = shopTexts.opened;

interface OpenedDialogProps {
  onClose: () => void;
  name: string;
}

export function OpenedDialog({ onClose, name }: OpenedDialogProps) {
  const address = shopAddress(name);
  const buttons = (
    <>
      <Button variant="outline" onClick={onClose}>
        {words.close}
      </Button>
      <ButtonLink icon="arrow-up-right" to={shopPath(name)}>
        {words.open}
      </ButtonLink>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={words.title} footer={buttons}>
      <Stack gap={3}>
        <CopyRow label={words.address} value={address} shown={address.replace(/^https?:\/\//, '')} />
        <Text tone="muted">{words.text}</Text>
      </Stack>
    </Dialog>
  );
}
