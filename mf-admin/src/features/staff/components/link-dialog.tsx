import { Button, CopyRow, Dialog, Stack, Text } from 'shared-design-system/office';
import { texts } from '../texts.ts';

const words = texts.link;

export function LinkDialog({ link, onClose }: { link: string; onClose: () => void }) {
  return (
    <Dialog open onClose={onClose} title={words.title} footer={<Button onClick={onClose}>{words.done}</Button>}>
      <Stack gap={3}>
        <Text>{words.text}</Text>
        <CopyRow label={words.label} value={link} />
      </Stack>
    </Dialog>
  );
}
