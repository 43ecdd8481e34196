import { Button, ButtonLink, CopyRow, Dialog, Stack, Text } from 'shared-design-system/office';
import { shopAddress, shopPath } from 'shared-runtime/screens';
import { shopTexts } from '../../../shop-texts.ts';

const words = shopTexts.opened;

interface OpenedDialogProps {
  onClose: () => void;
  name: string;
  /** Whether no product is shown: nobody should be sent there yet. */
  empty: boolean;
}

export function OpenedDialog({ onClose, name, empty }: OpenedDialogProps) {
  const address = shopAddress(name);
  const buttons = (
    <>
      <Button variant="outline" onClick={onClose}>
        {words.close}
      </Button>
      {empty ? (
        <ButtonLink to="/merchant/products/new">{words.add}</ButtonLink>
      ) : (
        <ButtonLink icon="arrow-up-right" to={shopPath(name)}>
          {words.open}
        </ButtonLink>
      )}
    </>
  );
  return (
    <Dialog open onClose={onClose} title={words.title} footer={buttons}>
      <Stack gap={3}>
        <CopyRow label={words.address} value={address} shown={address.replace(/^https?:\/\//, '')} />
        <Text tone={empty ? undefined : 'muted'}>{empty ? words.empty : words.text}</Text>
      </Stack>
    </Dialog>
  );
}
