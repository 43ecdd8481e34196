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
  // `aria-disabled` instead of `disabled`: the button that was pressed to save keeps the focus.
  const isUnchanged = !edit.changed && !always;
  const origin = useRef<HTMLDivElement>(null);
  const pressedOutdated = useRef(false);
  const send = async () => {
    pressedOutdated.current = edit.outdated;
    if (await edit.submit()) onSaved?.();
  };
  // After a press with outdated values, moves the focus to the choice above the fields, which may be far from the button. The choice is hidden while
  // saving.
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
  // The toast restores values of this form, so it closes with the form.
  const { close } = toast;
  useEffect(() => () => void (bringsBack.current && close(bringsBack.current)), [close]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The event may come from a dialog's form, through React's tree.
    if (event.target === event.currentTarget && !edit.saving && !isUnchanged) void send();
  };
  return (
    <Page
      {...page}
      note={edit.changed ? formTexts.changed : always ? undefined : formTexts.unchanged}
      actions={
        <Button type="submit" form={id} loading={edit.saving} {...(isUnchanged ? { 'aria-disabled': true } : {})}>
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
