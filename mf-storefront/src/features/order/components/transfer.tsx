import { useState } from 'react';
import { isWebAddress, type TransferMethod } from 'shared-contracts';
import { CopyRow, QrCode } from 'shared-design-system/checkout';
import { Show } from 'shared-design-system/pages';
import { Button, ButtonLink, formatPhone, Stack, styled, Text } from 'shared-design-system/shop';
import { orderTexts } from '../../../order-texts.ts';

const words = orderTexts.pay;

/** Groups of four, as on a card; long numbers break between them. */
const inFours = (value: string): string => value.replace(/\D/g, '').replace(/(\d{4})(?=\d)/g, '$1 ') || value;

/** What a way to transfer is called: 'Карта, Т-Банк'. */
export const wayLabel = ({ type, bank }: TransferMethod): string =>
  [words.types[type], bank].filter(Boolean).join(', ');

/** How a way to transfer reads; what is copied is its value as the merchant wrote it, digits only for numbers. */
function rowOf(method: TransferMethod) {
  const { type, value } = method;
  const label = wayLabel(method);
  if (type === 'card') return { label, value: value.replace(/\D/g, '') || value, shown: inFours(value) };
  if (type === 'phone') return { label, value, shown: formatPhone(value) };
  return { label, value };
}

/** One way to transfer; a bank's link is pressed, not copied, and an account comes with its bank. */
export function Transfer({ method }: { method: TransferMethod }) {
  if (method.type === 'account') return <Account method={method} />;
  if (method.type !== 'sbp_link' || !isWebAddress(method.value)) return <CopyRow {...rowOf(method)} />;
  return <BankLink address={method.value} />;
}

/** Stands apart from the rows above and below it. */
const Apart = styled.div`
  display: grid;
  gap: var(--space-3);
  padding-block: var(--space-3);
`;

/** A bank's link, as the bank gave it: a button for the phone that pays, and a code for it where the page is open on something else; on a phone when asked for. */
function BankLink({ address }: { address: string }) {
  const [asked, setAsked] = useState(false);
  return (
    <Apart>
      <ButtonLink variant="outline" full icon="external-link" href={address}>
        {words.linkOpen}
      </ButtonLink>
      <Show from={768}>
        <BankCode address={address} />
      </Show>
      <Show below={768}>
        {asked ? (
          <BankCode address={address} />
        ) : (
          <Button variant="ghost" full onClick={() => setAsked(true)}>
            {words.linkCode.show}
          </Button>
        )}
      </Show>
    </Apart>
  );
}

const BankCode = ({ address }: { address: string }) => (
  <Stack gap={3}>
    <Text tone="muted">{words.linkCode.text}</Text>
    <QrCode value={address} label={words.linkCode.label} />
  </Stack>
);

function Account({ method: { value, bank, bic, correspondent } }: { method: TransferMethod }) {
  const rows = [
    [words.types.account, value, inFours(value)],
    [words.bank, bank, bank],
    [words.bic, bic, bic],
    [words.correspondent, correspondent, inFours(correspondent ?? '')],
  ] as const;
  return rows.map(([label, text, shown]) =>
    text ? <CopyRow key={label} label={label} value={text} shown={shown ?? text} /> : null,
  );
}
