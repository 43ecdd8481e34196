import { useMemo, useState } from 'react';
import { letterKinds, type ShopLetter, type ShopLetters } from 'shared-contracts';
import { Button, Card, Field, Text, TextArea } from 'shared-design-system/office';
import { isFailure } from 'shared-runtime';
import { useEditForm, useFailureToast } from 'shared-runtime/screens';
import { SettingsEdit } from '../components/settings-edit.tsx';
import { rereading, SettingsPage } from '../components/settings-page.tsx';
import {
  usePreviewLetterMutation,
  useReadShopLettersQuery,
  useUpdateShopLettersMutation,
} from '../features/letters/api.ts';
import { LetterDialog } from '../features/letters/components/letter-dialog.tsx';
import { UnconfirmedNotice } from '../features/letters/components/unconfirmed-notice.tsx';
import { lettersOf, lettersSchema, lettersValuesOf, unknownPlaceholders } from '../features/letters/letters-form.ts';
import { texts } from '../features/letters/texts.ts';

const { title, failed } = texts;

const fieldWords = Object.fromEntries(
  letterKinds.map((kind) => [kind, { label: texts.kinds[kind].label, show: String }]),
);

export default function LettersScreen() {
  const query = useReadShopLettersQuery({}, rereading);
  return (
    <SettingsPage query={query} title={title} failed={failed}>
      {(loaded) => <LettersForm {...loaded} />}
    </SettingsPage>
  );
}

function LettersForm({ letters, isConfirmed }: ShopLetters) {
  const [update] = useUpdateShopLettersMutation();
  const edit = useEditForm({
    draft: 'settings:letters',
    saved: useMemo(() => lettersValuesOf(letters), [letters]),
    schema: lettersSchema,
    fieldWords,
    save: (values) => update({ letters: lettersOf(values) }).unwrap(),
  });
  const { show, shown, close } = usePreview();
  const { register, getValues, watch, formState } = edit.form;
  const values = watch();
  return (
    <SettingsEdit edit={edit} title={title}>
      {isConfirmed ? null : <UnconfirmedNotice text={texts.unconfirmed} />}
      <Text tone="muted">
        {texts.about} {texts.marks}
      </Text>
      {letterKinds.map((kind) => {
        const { label, hint } = texts.kinds[kind];
        const unknown = unknownPlaceholders(values[kind]);
        const defaultText = letters.find((letter) => letter.kind === kind)?.usual ?? '';
        return (
          <Card key={kind} gap={3}>
            <Field label={label} hint={hint} error={formState.errors[kind]?.message}>
              <TextArea rows={3} placeholder={defaultText} {...register(kind)} />
            </Field>
            <div role="status">
              {unknown.length > 0 ? (
                <Text size="s" tone="warn">
                  {texts.unknownMarks(unknown.join(', '))}
                </Text>
              ) : null}
            </div>
            <Button
              variant="outline"
              size="s"
              aria-label={texts.previewOf(label)}
              onClick={() => void show({ kind, text: getValues(kind).trim() })}
            >
              {texts.preview}
            </Button>
          </Card>
        );
      })}
      {shown ? <LetterDialog letter={shown} onClose={close} /> : null}
    </SettingsEdit>
  );
}

function usePreview() {
  const [preview] = usePreviewLetterMutation();
  const [shown, setShown] = useState<{ subject: string; text: string }>();
  const showFailure = useFailureToast();
  const show = async (letter: Pick<ShopLetter, 'kind' | 'text'>) => {
    try {
      setShown(await preview(letter).unwrap());
    } catch (caught) {
      if (!isFailure(caught)) throw caught;
      showFailure(texts.previewFailed, caught);
    }
  };
  return { show, shown, close: () => setShown(undefined) };
}
