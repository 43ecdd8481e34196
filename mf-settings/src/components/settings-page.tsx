import type { ReactNode } from 'react';
import type { Merchant } from 'shared-contracts';
import { Card, Skeleton, Stack } from 'shared-design-system/office';
import { useReadMerchantQuery } from 'shared-runtime';
import { LoadedPage } from 'shared-runtime/screens';
import { texts } from '../texts.ts';

/** The way back from every settings screen: the shop's page. */
export const toShop = { to: '/merchant', label: texts.back };

/** Two cards of fields, before they come. */
export function FormSkeleton() {
  return (
    <Stack gap={3}>
      <Card>
        <Skeleton lines={4} />
      </Card>
      <Card>
        <Skeleton lines={4} />
      </Card>
    </Stack>
  );
}

/** A settings screen over the merchant's data. */
export function MerchantPage({ title, children }: { title: string; children: (merchant: Merchant) => ReactNode }) {
  const query = useReadMerchantQuery({});
  return (
    <LoadedPage
      query={query}
      title={title}
      back={toShop}
      width="narrow"
      failed={texts.failed}
      skeleton={<FormSkeleton />}
    >
      {children}
    </LoadedPage>
  );
}
