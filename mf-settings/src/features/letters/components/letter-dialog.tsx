import { Button, Dialog, styled } from 'shared-design-system/office';
import { texts } from '../texts.ts';

interface LetterDialogProps {
  letter: { subject: string; text: string };
  onClose: () => void;
}

/** Its line breaks are those of the letter; a long address in it may break anywhere. */
const Letter = styled.div`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

/** A letter as a buyer gets it. Mounted while it is open. */
export function LetterDialog({ letter: { subject, text }, onClose }: LetterDialogProps) {
  const close = (
    <Button variant="outline" onClick={onClose}>
      {texts.close}
    </Button>
  );
  return (
    <Dialog open onClose={onClose} title={subject} footer={close}>
      <Letter>{text.trim()}</Letter>
    </Dialog>
  );
}
