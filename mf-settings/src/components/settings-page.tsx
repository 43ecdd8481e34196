import type { ReactNode } from 'react';
import type { Merchant } from 'shared-contracts';
import { Card, Skeleton, Stack } from 'shared-design-system/office';
import { useReadMerchantQuery } from 'shared-runtime';
import { LoadedPage } from 'shared-runtime/screens';
import { texts } from '../texts.ts';

export const backToOffice = { to: '/merchant', label: texts.back };

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

export function MerchantPage({ title, children }: { title: string; children: (merchant: Merchant) => ReactNode }) {
  const query = useReadMerchantQuery({});
  return (
    <LoadedPage
      query={query}
      title={title}
      back={backToOffice}
      width="narrow"
      failed={texts.failed}
      skeleton={<FormSkeleton />}
    >
      {children}
    </LoadedPage>
  );
}
