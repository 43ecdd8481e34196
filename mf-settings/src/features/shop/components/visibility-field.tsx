import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { findMissingSellerDetails } from 'shared-contracts';
import { Banner, Card, Link, Stack } from 'shared-design-system/office';
import { PublishedSwitch } from '../../../components/published-switch.tsx';
import { shopTexts } from '../../../shop-texts.ts';
import type { ShopValues } from '../shop-form.ts';

const words = shopTexts;

interface VisibilityFieldProps {
  form: UseFormReturn<ShopValues>;
  lacks: { products: boolean; payment: boolean; delivery: boolean };
}

/** The card's id, and the hash by which the checklist leads to it. */
const anchor = 'visibility';

function useCameToOpen(): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash !== `#${anchor}`) return;
    const card = document.getElementById(anchor);
    card?.scrollIntoView({ block: 'center' });
    card?.querySelector('input')?.focus({ preventScroll: true });
  }, [hash]);
}

export function VisibilityField({ form, lacks }: VisibilityFieldProps) {
  useCameToOpen();
  const { published, title, phone, ...seller } = form.watch();
  const missing = [
    lacks.products && { text: words.missing.products, to: '/merchant/products' },
    !title && { text: words.missing.title },
    !phone && { text: words.missing.phone },
    findMissingSellerDetails(seller).length > 0 && { text: words.missing.details },
    lacks.delivery && { text: words.missing.delivery, to: '/merchant/settings/delivery' },
    lacks.payment && { text: words.missing.payment, to: '/merchant/settings/payment' },
  ].filter((entry) => entry !== false);
  return (
    <Card id={anchor} title={words.visibility} gap={4}>
      <PublishedSwitch control={form.control} />
      {published && missing.length ? (
        <Banner tone="warn" title={words.advice}>
          <Stack as="ul" gap={1}>
            {missing.map((entry) => (
              <li key={entry.text}>{'to' in entry ? <Link to={entry.to}>{entry.text}</Link> : entry.text}</li>
            ))}
          </Stack>
        </Banner>
      ) : null}
    </Card>
  );
}
