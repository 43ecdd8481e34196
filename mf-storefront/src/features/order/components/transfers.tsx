import type { ReactNode } from 'react';
import { isWebAddress, type TransferMethod } from 'shared-contracts';
import { CopyRow } from 'shared-design-system/checkout';
import { Heading, Stack, typeset } from 'shared-design-system/shop';
import { orderTexts } from '../../../order-texts.ts';
import { BankLink } from './bank-link.tsx';
import { Transfer } from './transfer.tsx';

const words = orderTexts.pay;

/** Whether a way is paid with a press instead of being copied. */
const isBankLink = ({ type, value }: TransferMethod): boolean => type === 'sbp_link' && isWebAddress(value);

/** The ways to transfer by their kind, as the merchant has them, and before all what is paid with a press. */
function waysOf(methods: readonly TransferMethod[]) {
  const kinds = [...new Set(methods.map(({ type }) => type))];
  const ordered = kinds.toSorted((one, other) => Number(other === 'sbp_link') - Number(one === 'sbp_link'));
  return ordered.map((kind) => ({ kind, methods: methods.filter(({ type }) => type === kind) }));
}

interface TransfersProps {
  methods: readonly TransferMethod[];
  /** The sum, above all ways. */
  sum: ReactNode;
  purpose: string;
  /** The payment as a code, where an account's details are whole. */
  code: ReactNode;
}

/** What is the same however one pays, then each way by itself. Whom it goes to is said once where that is the same for all; a bank's link says so itself. */
export function Transfers({ methods, sum, purpose, code }: TransfersProps) {
  const copied = methods.filter((method) => !isBankLink(method));
  const [holder, ...others] = new Set(copied.map((method) => method.holder ?? ''));
  const isSame = others.length === 0;
  return (
    <Stack gap={6}>
      <div>
        {sum}
        {isSame && holder ? <CopyRow label={words.holder} value={holder} /> : null}
        {methods.length > 0 ? <CopyRow label={words.purpose} value={purpose} shown={typeset(purpose)} /> : null}
      </div>
      {waysOf(methods).map(({ kind, methods: same }) => (
        <Stack key={kind} as="section" gap={2}>
          <Heading level={3} size="m">
            {words.ways[kind]}
          </Heading>
          {same.map((method) =>
            isBankLink(method) ? (
              <BankLink key={method.value} method={method} />
            ) : (
              <div key={method.value}>
                <Transfer method={method} withHolder={!isSame} />
              </div>
            ),
          )}
          {kind === 'account' ? code : null}
        </Stack>
      ))}
    </Stack>
  );
}
