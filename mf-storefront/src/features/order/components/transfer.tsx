import type { TransferMethod } from 'shared-contracts';
import { CopyRow } from 'shared-design-system/checkout';
import { formatPhone, Text, typeset } from 'shared-design-system/shop';
import { orderTexts } from '../../../order-texts.ts';

const words = orderTexts.pay;

const inFours = (value: string): string =>
  value
    .replace(/\D/g, '')
    .replace(/(\d{4})(?=\d)/g, '$1\u00a0')
    .replace(/(\d{4}\u00a0\d{4})\u00a0/g, '$1 ') || value;

/** How a transfer method is shown. What is copied is the value as the merchant wrote it, of a card only its digits. */
function rowOf({ type, value, bank }: TransferMethod) {
  const label = [words.types[type], bank].filter(Boolean).join(', ');
  if (type === 'card') return { label, value: value.replace(/\D/g, '') || value, shown: inFours(value) };
  if (type === 'phone') return { label, value, shown: typeset(formatPhone(value)) };
  return { label, value };
}

interface TransferProps {
  method: TransferMethod;
  withHolder: boolean;
}

export function Transfer({ method, withHolder }: TransferProps) {
  const holder = withHolder ? method.holder : undefined;
  if (method.type === 'account') return <Account method={method} holder={holder} />;
  return (
    <>
      <CopyRow {...rowOf(method)} />
      {/* The app shows it before one pays: it is compared, not typed. */}
      {holder ? (
        <Text tone="muted" size="s">
          {words.to(holder)}
        </Text>
      ) : null}
    </>
  );
}

interface AccountProps {
  method: TransferMethod;
  holder: string | undefined;
}

function Account({ method: { value, bank, bic, correspondent }, holder }: AccountProps) {
  const rows = [
    [words.types.account, value, inFours(value)],
    [words.bank, bank, bank],
    [words.bic, bic, bic],
    [words.correspondent, correspondent, inFours(correspondent ?? '')],
    [words.holder, holder, holder],
  ] as const;
  return rows.map(([label, text, shown]) =>
    text ? <CopyRow key={label} label={label} value={text} shown={shown ?? text} /> : null,
  );
}
