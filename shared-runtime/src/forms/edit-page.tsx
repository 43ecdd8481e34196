import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button, Page, type PageProps, Stack, useFirstErrorFocus, useToast } from 'shared-design-system/office';
import { DraftStorageNotice } from './draft-storage-notice.tsx';
import type { EditForm } from './edit-form.ts';
import { EditNotices } from './edit-notices.tsx';
import { formTexts } from './texts.ts';

interface EditPageProps<Values extends FieldValues> extends Pick<PageProps, 'title' | 'back' | 'tools' | 'width'> {
  edit: EditForm<Values>;
  submitLabel?: string;
  always?: boolean;
  onSaved?: () => void;
  children: ReactNode;
}

export function EditPage<Values extends FieldValues>(props: EditPageProps<Values>) {
  const { edit, submitLabel = formTexts.save, always = false, onSaved, children, ...page } = props;
  const id = useId();
  useFirstErrorFocus(id, edit.form.formState.submitCount);
  // It cannot be pressed, yet keeps the focus of whoever has just pressed it.
  const nothing = !edit.changed && !always;
  const origin = useRef<HTMLDivElement>(null);
  const pressedOutdated = useRef(false);
  const send = async () => {
    pressedOutdated.current = edit.outdated;
    if (await edit.submit()) onSaved?.();
  };
  // What is to be chosen first stands above the fields, and who has pressed the button may be far below. It is away while it is sent.
  useEffect(() => {
    if (!edit.outdated || !pressedOutdated.current) return;
    pressedOutdated.current = false;
    origin.current?.focus();
  }, [edit.outdated]);
  const toast = useToast();
  const bringsBack = useRef<string>();
  const revert = () => {
    const undo = edit.revert();
    bringsBack.current = toast.show({
      title: formTexts.reverted,
      action: { label: formTexts.unrevert, onPress: undo },
    });
  };
  // Elsewhere there is no form to bring anything back to.
  const { close } = toast;
  useEffect(() => () => void (bringsBack.current && close(bringsBack.current)), [close]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog's form inside this one, through React's tree, is not this form.
    if (event.target === event.currentTarget && !edit.saving && !nothing) void send();
  };
  return (
    <Page
      {...page}
      note={edit.changed ? formTexts.changed : always ? undefined : formTexts.unchanged}
      actions={
        <Button type="submit" form={id} loading={edit.saving} {...(nothing ? { 'aria-disabled': true } : {})}>
          {submitLabel}
        </Button>
      }
    >
      <Stack as="form" id={id} onSubmit={submit} noValidate>
        <EditNotices edit={edit} origin={origin} onAgain={() => void send()} onRevert={revert} />
        {children}
        <DraftStorageNotice edit={edit} />
      </Stack>
    </Page>
  );
}
