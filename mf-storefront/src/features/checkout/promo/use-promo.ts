import { useMemo, useState } from 'react';
import { type CheckedPromo, type PromoRefusal, parsePromoCodeText } from 'shared-contracts';
import { useRead } from 'shared-runtime/page';
import { keepPromo, readKeptPromo } from '../../../promo-storage.ts';
import { readCheckedPromo } from '../api.ts';
import type { OrderedLine } from '../request.ts';
import { noSuchPromo } from './effect.ts';

export interface Promo {
  typed: string;
  checked: CheckedPromo | null;
  checking: boolean;
  error: unknown;
  apply: (typed: string) => void;
  /** Sets a refusal by the checkout, which knows the buyer's phone number, unlike the check. */
  refuse: (refusal: PromoRefusal) => void;
  refresh: () => Promise<unknown>;
}

export const promoQuery = (merchantName: string, code: string, lines: readonly OrderedLine[]) => ({
  read: readCheckedPromo,
  args: {
    merchantName,
    code,
    lines: lines.map(({ productId, sizeId, quantity }) => ({ productId, sizeId, quantity })),
  },
});

const refused = (code: string, refusal: PromoRefusal): CheckedPromo => ({
  code,
  discount: null,
  freeDelivery: false,
  leftOut: [],
  refusal,
});

export function usePromo(merchantName: string, lines: readonly OrderedLine[]): Promo {
  const [typed, setTyped] = useState(() => readKeptPromo(merchantName));
  const [refusal, setRefusal] = useState<PromoRefusal | null>(null);
  const code = parsePromoCodeText(typed);
  const args = code && lines.length > 0 ? promoQuery(merchantName, code, lines).args : null;
  const { currentData, isFetching, error, refetch } = useRead(readCheckedPromo, args, { anew: true });
  const checked = useMemo(() => {
    if (typed.trim() === '') return null;
    if (!code) return refused(typed, noSuchPromo);
    return refusal ? refused(code, refusal) : (currentData ?? null);
  }, [typed, code, refusal, currentData]);
  return {
    typed,
    checked,
    checking: args !== null && isFetching,
    error: args !== null && !isFetching ? error : undefined,
    apply: (next) => {
      keepPromo(merchantName, next.trim());
      setRefusal(null);
      setTyped(next.trim());
    },
    // All other refusals come from the check as well.
    refuse: (answer) => setRefusal(answer.reason === 'used' ? answer : null),
    refresh: async () => {
      if (args) await refetch();
    },
  };
}
