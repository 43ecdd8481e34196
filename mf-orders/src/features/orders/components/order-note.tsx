import { type FormEvent, useMemo } from 'react';
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
import { noteTexts } from '../order-texts.ts';

const words = noteTexts;
const schema = z.object({ note: typedText().max(2000, words.tooLong) });

export default function OrderNote({ order }: { order: Order }) {
  const [setNote] = useSetOrderNoteMutation();
  const toast = useToast();
  const edit = useEditForm({
    draft: `order-note:${order.id}`,
    saved: useMemo(() => ({ note: order.note }), [order.note]),
    schema,
    // This card shows both sides of a conflict in its own notice.
    fieldWords: {},
    save: async ({ note }, base) => {
      await setNote({ orderId: order.id, note, expected: base.note }).unwrap();
      toast.show({ title: words.saved, type: 'happy' });
    },
  });
  const { form, submit } = edit;
  const refused = edit.failure && !(isFailure(edit.failure) && edit.failure.code === 'conflict');

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!edit.saving) void submit();
  };
  const addTheirs = () => {
    form.setValue('note', `${form.getValues('note')}\n${order.note}`);
    edit.keepMine();
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
          {edit.outdated ? (
            <Banner
              tone="warn"
              live
              title={words.conflict.title}
              actions={
                <Inline>
                  {order.note ? (
                    <Button variant="outline" size="s" onClick={addTheirs}>
                      {words.conflict.both}
                    </Button>
                  ) : null}
                  <Button variant="outline" size="s" onClick={edit.keepMine}>
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
          {edit.changed && !edit.outdated ? (
            <Button type="submit" variant="outline" loading={edit.saving}>
              {words.save}
            </Button>
          ) : null}
        </Stack>
      </Card>
    </FocusFallback>
  );
}
