import { type FormEvent, useEffect, useMemo, useRef } from 'react';
import { type Order, typedText } from 'shared-contracts';
import {
  Banner,
  Button,
  Card,
  Field,
  FocusFallback,
  FormErrorSummary,
  Inline,
  Stack,
  Text,
  TextArea,
  useToast,
} from 'shared-design-system/office';
import { describeFailure, isFailure } from 'shared-runtime';
import { DraftStorageNotice, useEditForm } from 'shared-runtime/screens';
import { z } from 'zod';
import { useSetOrderNoteMutation } from '../api.ts';
import { noteWords } from '../order-texts.ts';

const words = noteWords;
/** `base` is the note that somebody began to change: another device's is noticed by it, also by a draft that comes back. */
const schema = z.object({ note: typedText().max(2000, words.tooLong), base: z.string() });

export function OrderNote({ order }: { order: Order }) {
  const [setNote] = useSetOrderNoteMutation();
  const toast = useToast();
  const savedHere = useRef<string>();
  const edit = useEditForm({
    draft: `order-note:${order.id}`,
    saved: useMemo(() => ({ note: order.note, base: order.note }), [order.note]),
    schema,
    save: async ({ note, base }) => {
      await setNote({ orderId: order.id, note, expected: base }).unwrap();
      savedHere.current = note;
      toast.show({ title: words.saved, type: 'happy' });
    },
  });
  const { form, submit } = edit;
  const { note, base } = form.watch();
  const conflict = edit.changed && base !== order.note && note !== order.note;
  const refused = edit.failure && !(isFailure(edit.failure) && edit.failure.code === 'conflict');

  // What was saved is what is changed from next, also where somebody types on meanwhile: the form has kept the base of before.
  useEffect(() => {
    if (base === order.note) return;
    if (form.getValues('note') === order.note) {
      form.reset({ note: order.note, base: order.note }, { keepFieldsRef: true });
    } else if (savedHere.current === order.note) form.setValue('base', order.note, { shouldDirty: true });
  }, [base, order.note, form]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!edit.saving) void submit();
  };
  const goOn = (text: string) => {
    form.setValue('note', text, { shouldDirty: true });
    form.setValue('base', order.note, { shouldDirty: true });
  };
  return (
    <FocusFallback>
      <Card>
        <Stack as="form" gap={3} onSubmit={send} noValidate>
          {refused ? (
            <FormErrorSummary title={words.failed} errors={[{ message: describeFailure(edit.failure) }]} />
          ) : null}
          <Field label={words.title} hint={words.hint} error={form.formState.errors.note?.message}>
            <TextArea rows={2} placeholder={words.placeholder} {...form.register('note')} />
          </Field>
          {conflict ? (
            <Banner
              tone="warn"
              live
              title={words.conflict.title}
              actions={
                <Inline>
                  {order.note ? (
                    <Button variant="outline" size="s" onClick={() => goOn(`${note}\n${order.note}`)}>
                      {words.conflict.both}
                    </Button>
                  ) : null}
                  <Button variant="outline" size="s" onClick={() => goOn(note)}>
                    {words.conflict.mine}
                  </Button>
                  <Button variant="outline" size="s" onClick={edit.revert}>
                    {words.conflict.theirs}
                  </Button>
                </Inline>
              }
            >
              <Text preserve>{order.note || words.conflict.empty}</Text>
            </Banner>
          ) : null}
          <DraftStorageNotice edit={edit} />
          {edit.changed && !conflict ? (
            <Button type="submit" variant="outline" loading={edit.saving}>
              {words.save}
            </Button>
          ) : null}
        </Stack>
      </Card>
    </FocusFallback>
  );
}
