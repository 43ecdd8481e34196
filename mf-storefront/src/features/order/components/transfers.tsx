import type { ReactNode } from 'react';
import { isWebAddress, type TransferMethod } from 'shared-contracts';
import { CopyRow } from 'shared-design-system/checkout';
import { Heading, Stack, typeset } from 'shared-design-system/shop';
import { orderTexts } from '../../../order-texts.ts';
import { BankLink } from './bank-link.tsx';
import { Transfer } from './transfer.tsx';

const words = orderTexts.pay;

const isBankLink = ({ type, value }: TransferMethod): boolean => type === 'sbp_link' && isWebAddress(value);

function groupByType(methods: readonly TransferMethod[]) {
  const kinds = [...new Set(methods.map(({ type }) => type))];
  const ordered = kinds.toSorted((one, other) => Number(other === 'sbp_link') - Number(one === 'sbp_link'));
  return ordered.map((kind) => ({ kind, methods: methods.filter(({ type }) => type === kind) }));
}

interface TransfersProps {
  methods: readonly TransferMethod[];
  sum: ReactNode;
  purpose: string;
  code: ReactNode;
}

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
      {groupByType(methods).map(({ kind, methods: same }) => (
        <Stack key={kind} as="section" gap={2}>
          <Heading level={3} size="m">
            {words.methods[kind]}
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
