import type { Question } from 'shared-contracts';
import { Badge, Button, ButtonLink, Card, formatDateTime, Inline, Stack, Text } from 'shared-design-system/office';
import { answerLink } from '../../../answer-link.ts';
import { useCloseToggle } from '../../../use-close-toggle.ts';
import { useSettleQuestionMutation } from '../api.ts';
import { texts } from '../texts.ts';

interface QuestionCardProps {
  question: Question;
  onSettled: (isClosed: boolean) => void;
}

export function QuestionCard({ question, onSettled }: QuestionCardProps) {
  const { question_id, merchant_id, merchant_name, title, subject, text, email, created_at, closed_at } = question;
  const [settle, { isLoading }] = useSettleQuestionMutation();
  const { isClosed, press } = useCloseToggle({
    closedAt: closed_at,
    settle: (is_closed) => settle({ question_id, is_closed }),
    onSettled,
    words: texts,
  });
  const word = isClosed ? (closed_at === null ? texts.back : texts.open) : texts.close;
  return (
    <Card
      title={texts.from(title || merchant_name)}
      aside={isClosed ? <Badge tone="happy">{texts.closed}</Badge> : undefined}
    >
      <Stack gap={2}>
        {subject ? <Text weight="medium">{subject}</Text> : null}
        <Text preserve>{text}</Text>
        <Text tone="muted">{[formatDateTime(created_at), email].filter(Boolean).join(' · ')}</Text>
        <Inline>
          {email ? (
            <ButtonLink icon="mail" href={answerLink({ email, subject: texts.answerSubject(subject), text })}>
              {texts.answer}
            </ButtonLink>
          ) : null}
          <ButtonLink variant="outline" to={`/admin/merchants/${merchant_id}`}>
            {texts.toMerchant}
          </ButtonLink>
          <Button variant="outline" loading={isLoading} onClick={press}>
            {word}
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
}
