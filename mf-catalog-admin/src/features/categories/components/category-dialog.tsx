import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Category } from 'shared-contracts';
import { typedText } from 'shared-contracts';
import {
  Button,
  Checkbox,
  Dialog,
  Field,
  FormErrorSummary,
  Stack,
  TextArea,
  TextInput,
  useToast,
} from 'shared-design-system/office';
import { describeFailure, isFailure } from 'shared-runtime';
import { useAskBeforeClosing } from 'shared-runtime/screens';
import { z } from 'zod';
import { shortName } from '../../../short-name.ts';
import { texts } from '../../../texts.ts';
import { useAddCategoryMutation, useUpdateCategoryMutation } from '../api.ts';

const { dialog } = texts.categories;

const schema = z.object({
  title: typedText().min(1, dialog.errors.title).max(120, dialog.errors.titleLong),
  description: typedText().max(2000, dialog.errors.descriptionLong),
  addons: z.boolean(),
});

interface CategoryDialogProps {
  category: Category | null;
  onClose: () => void;
  onSaved?: (id: string) => void;
}

export function CategoryDialog({ category, onClose, onSaved }: CategoryDialogProps) {
  const formId = useId();
  const toast = useToast();
  const [add] = useAddCategoryMutation();
  const [update] = useUpdateCategoryMutation();
  const [failure, setFailure] = useState<unknown>(null);
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: {
      title: category?.title ?? '',
      description: category?.description ?? '',
      addons: category?.addons ?? false,
    },
    mode: 'onTouched',
  });

  const { beforeClose, onInput, close } = useAskBeforeClosing(onClose);

  const save = handleSubmit(async (values) => {
    setFailure(null);
    try {
      if (category) await update({ categoryId: category.id, ...values }).unwrap();
      const id = category ? category.id : await add(values).unwrap();
      toast.show({ title: category ? dialog.saved : dialog.added, text: shortName(values.title), type: 'happy' });
      onSaved?.(id);
      onClose();
    } catch (caught) {
      if (isFailure(caught) && caught.code === 'already_exists') {
        setError('title', { message: dialog.errors.titleTaken }, { shouldFocus: true });
      } else setFailure(caught);
    }
  });
  const submit = (event: FormEvent) => {
    // React's events bubble out of the dialog: without this, a form around it would be submitted too.
    event.stopPropagation();
    void save(event);
  };

  const buttons = (
    <>
      <Button variant="outline" onClick={close}>
        {dialog.cancel}
      </Button>
      <Button type="submit" form={formId} loading={formState.isSubmitting}>
        {dialog.save}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      beforeClose={beforeClose}
      title={category ? dialog.edit : dialog.add}
      footer={buttons}
    >
      <Stack as="form" id={formId} onSubmit={submit} onInput={onInput} noValidate>
        {failure ? <FormErrorSummary title={dialog.failed} errors={[{ message: describeFailure(failure) }]} /> : null}
        <Field label={dialog.title} error={formState.errors.title?.message}>
          <TextInput placeholder={dialog.titleExample} autoComplete="off" {...register('title')} />
        </Field>
        <Field label={dialog.description} optional error={formState.errors.description?.message}>
          <TextArea rows={3} {...register('description')} />
        </Field>
        <Checkbox label={dialog.addons} {...register('addons')} />
      </Stack>
    </Dialog>
  );
}
