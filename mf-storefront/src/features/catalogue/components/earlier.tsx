import { useRef } from 'react';
import { usePageEffect } from 'shared-design-system/pages';
import { Button, ButtonLink, Inline } from 'shared-design-system/shop';
import { addressesOf } from '../../../addresses.ts';
import { useHydrated } from '../../../hydration/use-hydrated.ts';
import { type CatalogueView, searchOf } from '../address.ts';
import type { ShownPages } from '../api.ts';
import { texts as words } from '../texts.ts';

interface EarlierProps {
  merchantName: string;
  shown: CatalogueView;
  pages: ShownPages;
}

function useSamePlace(first: number): () => void {
  const held = useRef<{ card: Element; top: number; first: number } | null>(null);
  usePageEffect(() => {
    const { current } = held;
    if (!current || current.first === first) return;
    held.current = null;
    window.scrollBy({ top: current.card.getBoundingClientRect().top - current.top, behavior: 'instant' });
  }, [first]);
  return () => {
    const card = document.querySelector('#catalogue article');
    held.current = card && { card, top: card.getBoundingClientRect().top, first };
  };
}

export default function Earlier({ merchantName, shown, pages }: EarlierProps) {
  const hydrated = useHydrated();
  const { first, fetching, fetchEarlier } = pages;
  const holdPlace = useSamePlace(first);
  const fetch = () => {
    holdPlace();
    fetchEarlier();
  };
  const addressOf = (from: number) => `${addressesOf(merchantName).home}${searchOf({ ...shown, from })}#catalogue`;
  return (
    <Inline justify="center">
      {hydrated ? (
        <Button variant="outline" loading={fetching} onClick={fetch}>
          {words.earlier}
        </Button>
      ) : (
        <ButtonLink variant="outline" to={addressOf(first - 1)}>
          {words.earlier}
        </ButtonLink>
      )}
      <ButtonLink variant="outline" to={addressOf(1)}>
        {words.fromStart}
      </ButtonLink>
    </Inline>
  );
}
