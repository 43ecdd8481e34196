import { type FormEvent, useMemo } from 'react';
import type { Order } from 'shared-contracts';
import { Button, Card, Field, FormErrorSummary, Stack, TextArea, useToast } from 'shared-design-system';
import { describeFailure } from 'shared-runtime';
import { useEditForm } from 'shared-runtime/screens';
import { z } from 'zod';
import { texts } from '../../../texts.ts';
import { useSetOrderNoteMutation } from '../api.ts';

const schema = z.object({ note: z.string().max(2000, texts.note.tooLong) });

/** The merchant's note for oneself; what is typed survives a reload and a failure. */
export function OrderNote({ order }: { order: Order }) {
  const [setNote] = useSetOrderNoteMutation();
  const toast = useToast();
  const edit = useEditForm({
    draft: `order-note:${order.id}`,
    saved: useMemo(() => ({ note: order.note }), [order.note]),
    schema,
    save: async ({ note }) => {
      await setNote({ orderId: order.id, note }).unwrap();
      toast.show({ title: texts.note.saved, type: 'happy' });
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    void edit.submit();
  };
  return (
    <Card>
      <Stack as="form" gap={3} onSubmit={send} noValidate>
        {edit.failure ? (
          <FormErrorSummary title={texts.note.failed} errors={[{ message: describeFailure(edit.failure) }]} />
        ) : null}
        <Field label={texts.note.title} hint={texts.note.hint} error={edit.form.formState.errors.note?.message}>
          <TextArea rows={2} placeholder={texts.note.placeholder} {...edit.form.register('note')} />
        </Field>
        {edit.changed ? (
          <Button type="submit" variant="outline" loading={edit.saving}>
            {texts.note.save}
          </Button>
        ) : null}
      </Stack>
    </Card>
  );
}
