import { type FormEvent, useId, useState } from 'react';
import { askPlatform, cleanText, questionLength } from 'shared-contracts';
import {
  Banner,
  Button,
  Card,
  Field,
  Inline,
  Stack,
  styled,
  Text,
  TextArea,
  TextInput,
  useFirstErrorFocus,
} from 'shared-design-system/office';
import { baseApi, describeFailure, endpointOf, isFailure } from 'shared-runtime';
import { useDraft } from 'shared-runtime/drafts';
import { texts } from './texts.ts';

const Question = styled(TextArea)`
  scroll-margin-bottom: calc(var(--touch) + var(--space-6));
`;

const words = texts.form;
const empty = { subject: '', text: '' };

const { useAskPlatformMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({ askPlatform: build.mutation(endpointOf(askPlatform)) }),
});

export function AskForm({ merchantId, email }: { merchantId: string; email: string }) {
  const draft = useDraft<typeof empty>(`${merchantId}:ask-platform`);
  const [values, setValues] = useState(draft.restored ?? empty);
  const [missing, setMissing] = useState(false);
  const [checks, setChecks] = useState(0);
  const [done, setDone] = useState(false);
  const [send, { error, isLoading, reset }] = useAskPlatformMutation();
  const id = useId();
  useFirstErrorFocus(id, checks);

  const change = (changes: Partial<typeof empty>) => {
    const next = { ...values, ...changes };
    setValues(next);
    draft.keep(next);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const text = cleanText(values.text);
    setMissing(!text);
    setChecks((before) => before + 1);
    if (!text || isLoading) return;
    if (!(await send({ subject: cleanText(values.subject), text })).data) return;
    draft.drop();
    setValues(empty);
    setDone(true);
  };
  const again = () => {
    reset();
    setDone(false);
  };

  if (done) {
    return (
      <Card title={words.title}>
        <Banner tone="happy" live title={words.done}>
          {words.doneText(email)}
        </Banner>
        <Inline>
          <Button variant="outline" onClick={again}>
            {words.another}
          </Button>
        </Inline>
      </Card>
    );
  }
  return (
    <Card title={words.title}>
      <Stack as="form" id={id} noValidate onSubmit={(event: FormEvent) => void submit(event)}>
        <Text tone="muted">{words.lead(email)}</Text>
        {error ? (
          <Banner tone="danger" live title={words.failed}>
            {isFailure(error) && error.code === 'rate_limited' ? words.tooMany : describeFailure(error)}
          </Banner>
        ) : null}
        {draft.isKept() ? null : <Banner tone="warn">{words.unkept}</Banner>}
        <Field label={words.subject} optional>
          <TextInput
            maxLength={questionLength.subject}
            value={values.subject}
            onChange={({ target }: { target: { value: string } }) => change({ subject: target.value })}
          />
        </Field>
        <Field label={words.text} error={missing ? words.textMissing : undefined}>
          <Question
            rows={6}
            maxLength={questionLength.text}
            value={values.text}
            onChange={({ target }) => {
              setMissing(false);
              change({ text: target.value });
            }}
          />
        </Field>
        <Inline>
          <Button type="submit" loading={isLoading}>
            {words.submit}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
