import { Button, Dialog, styled } from 'shared-design-system/office';
import { texts } from '../texts.ts';

interface LetterDialogProps {
  letter: { subject: string; text: string };
  onClose: () => void;
}

const Letter = styled.div`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

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
