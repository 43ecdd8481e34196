import { type Complaint, isEmail, mayCall, normalizeEmail, settleComplaint } from 'shared-contracts';
import { Badge, Button, ButtonLink, Card, formatDateTime, Inline, Stack, Text } from 'shared-design-system/office';
import { useStaff } from 'shared-runtime';
import { answerLink } from '../../../answer-link.ts';
import { useCloseToggle } from '../../../use-close-toggle.ts';
import { useSettleComplaintMutation } from '../api.ts';
import { texts } from '../texts.ts';

interface ComplaintCardProps {
  complaint: Complaint;
  onSettled: (isClosed: boolean) => void;
}

export function ComplaintCard({ complaint, onSettled }: ComplaintCardProps) {
  const { complaint_id, merchant_id, reason, text, contact, created_at, closed_at } = complaint;
  const [settle, { isLoading }] = useSettleComplaintMutation();
  const { isClosed, press } = useCloseToggle({
    closedAt: closed_at,
    settle: (is_closed) => settle({ complaint_id, is_closed }),
    onSettled,
    words: texts,
  });
  const staff = useStaff();
  const shop = complaint.title || complaint.merchant_name;
  const email = normalizeEmail(contact);
  const wasClosed = closed_at !== null;
  const word = isClosed ? (wasClosed ? texts.open : texts.back) : texts.close;
  return (
    <Card
      title={texts.about(shop)}
      aside={
        <Inline gap={1}>
          {isClosed ? <Badge tone="happy">{texts.closed}</Badge> : null}
          <Badge tone="warn">{texts.reasons[reason]}</Badge>
        </Inline>
      }
    >
      <Stack gap={2}>
        <Text preserve>{text}</Text>
        <Text tone="muted">
          {[formatDateTime(created_at), contact && texts.contact(contact)].filter(Boolean).join(' · ')}
        </Text>
        <Inline>
          {isEmail(email) ? (
            <ButtonLink icon="mail" href={answerLink({ email, subject: texts.answerSubject(shop), text })}>
              {texts.answer}
            </ButtonLink>
          ) : null}
          <ButtonLink variant="outline" to={`/admin/merchants/${merchant_id}`}>
            {texts.toMerchant}
          </ButtonLink>
          {staff && mayCall(settleComplaint, staff.role) ? (
            <Button variant="outline" loading={isLoading} onClick={press}>
              {word}
            </Button>
          ) : null}
        </Inline>
      </Stack>
    </Card>
  );
}
