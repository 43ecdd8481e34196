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

/** What a form sends as a whole is read again whenever it is opened or seen again: another device may have changed it since. */
export const rereading = { refetchOnMountOrArgChange: true, refetchOnFocus: true };

export function MerchantPage({ title, children }: { title: string; children: (merchant: Merchant) => ReactNode }) {
  const query = useReadMerchantQuery({}, rereading);
  return (
    <SettingsPage query={query} title={title} failed={texts.failed}>
      {children}
    </SettingsPage>
  );
}
