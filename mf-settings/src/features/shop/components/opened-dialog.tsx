import { Button, ButtonLink, CopyRow, Dialog, Stack, Text } from 'shared-design-system';
import { readBoot } from 'shared-runtime';
import { texts } from '../../../texts.ts';

const words = texts.shop.opened;

interface OpenedDialogProps {
  onClose: () => void;
  /** The shop's word in its address. */
  name: string;
}

/** After the shop was opened: its address, to send it to shoppers, and the way there. Mounted while it is open. */
export function OpenedDialog({ onClose, name }: OpenedDialogProps) {
  const path = `/shop/${name}`;
  const address = `${readBoot().brand.origin}/b2b${path}`;
  const buttons = (
    <>
      <Button variant="outline" onClick={onClose}>
        {words.close}
      </Button>
      <ButtonLink icon="arrow-up-right" to={path}>
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
