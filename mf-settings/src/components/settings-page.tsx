import type { ComponentProps, ReactNode } from 'react';
import type { Merchant } from 'shared-contracts';
import { Card, Skeleton, Stack } from 'shared-design-system/office';
import { useReadMerchantQuery } from 'shared-runtime';
import { LoadedPage } from 'shared-runtime/screens';
import { texts } from '../texts.ts';

export const backToOffice = { to: '/merchant', label: texts.back };

function FormSkeleton() {
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

type SettingsPageProps<Data> = Pick<ComponentProps<typeof LoadedPage<Data>>, 'query' | 'title' | 'failed' | 'children'>;

export const SettingsPage = <Data,>(props: SettingsPageProps<Data>) => (
  <LoadedPage {...props} back={backToOffice} width="narrow" skeleton={<FormSkeleton />} />
);

export function MerchantPage({ title, children }: { title: string; children: (merchant: Merchant) => ReactNode }) {
  // The office's frame has read it when it opened; another device may have changed it since.
  const query = useReadMerchantQuery({}, { refetchOnMountOrArgChange: true, refetchOnFocus: true });
  return (
    <SettingsPage query={query} title={title} failed={texts.failed}>
      {children}
    </SettingsPage>
  );
}
