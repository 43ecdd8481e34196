import { type FormEvent, type ReactNode, useId } from 'react';
import { Button, Dialog, Stack } from 'shared-design-system';
import { texts } from '../texts.ts';

export interface ItemDialogProps {
  title: string;
  onClose: () => void;
  /** Checks what is typed and takes it over. */
  onDone: (event: FormEvent) => void;
  children: ReactNode;
}

/** The dialog of one thing of a list; what it takes over is saved with the page. Mounted while it is open. */
export function ItemDialog({ title, onClose, onDone, children }: ItemDialogProps) {
  const id = useId();
  const submit = (event: FormEvent) => {
    // The page's own form, which this stands in, is not meant.
    event.stopPropagation();
    event.preventDefault();
    onDone(event);
  };
  const buttons = (
    <>
      <Button variant="outline" onClick={onClose}>
        {texts.list.cancel}
      </Button>
      <Button type="submit" form={id}>
        {texts.list.done}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} title={title} footer={buttons}>
      <Stack as="form" id={id} onSubmit={submit} noValidate>
        {children}
      </Stack>
    </Dialog>
  );
}
