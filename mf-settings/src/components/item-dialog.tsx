import { type FormEvent, type ReactNode, useId } from 'react';
import { Button, Dialog, Stack, useFirstErrorFocus } from 'shared-design-system/office';
import { useAskBeforeClosing } from 'shared-runtime/screens';
import { texts } from '../texts.ts';

interface ItemDialogProps {
  title: string;
  saves: boolean;
  /** How often its form has been checked: each check focuses the first wrong field. */
  checks: number;
  onClose: () => void;
  onDone: (event: FormEvent) => void;
  children: ReactNode;
}

export function ItemDialog({ title, saves, checks, onClose, onDone, children }: ItemDialogProps) {
  const id = useId();
  useFirstErrorFocus(id, checks);
  const { beforeClose, onInput, close } = useAskBeforeClosing(onClose);
  const submit = (event: FormEvent) => {
    // React's events bubble out of the dialog: the page's form around it is not to be submitted.
    event.stopPropagation();
    event.preventDefault();
    onDone(event);
  };
  const buttons = (
    <>
      <Button variant="outline" onClick={close}>
        {texts.list.cancel}
      </Button>
      <Button type="submit" form={id}>
        {saves ? texts.list.save : texts.list.put}
      </Button>
    </>
  );
  return (
    <Dialog open onClose={onClose} beforeClose={beforeClose} title={title} footer={buttons}>
      <Stack as="form" id={id} onSubmit={submit} onInput={onInput} noValidate>
        {children}
      </Stack>
    </Dialog>
  );
}
