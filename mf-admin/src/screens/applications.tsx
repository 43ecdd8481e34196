import { useState } from 'react';
import { type ListedMerchant, mayCall, setMumStatus } from 'shared-contracts';
import { EmptyState, ListRow, Page } from 'shared-design-system/office';
import { useStaff } from 'shared-runtime';
import { LoadedList, rowsPerPage, useListAddress } from 'shared-runtime/screens';
import { useListMerchantsQuery } from '../features/merchants/api.ts';
import { DecisionDialog } from '../features/merchants/components/decision-dialog.tsx';
import { Badges, factsOf } from '../features/merchants/components/merchant-rows.tsx';
import { listTexts } from '../features/merchants/list-texts.ts';

const words = listTexts.applications;

export default function ApplicationsScreen() {
  const address = useListAddress();
  const staff = useStaff();
  const decides = staff !== null && mayCall(setMumStatus, staff.role);
  const [chosen, setChosen] = useState<ListedMerchant | null>(null);
  const query = useListMerchantsQuery({
    page: address.page,
    per_page: rowsPerPage,
    order_by: 'created_at',
    order_dir: 'asc',
    mum_status: 'submitted',
  });
  return (
    <Page title={words.title} padded={false}>
      <LoadedList
        query={query}
        failed={words.failed}
        label={words.title}
        address={address}
        empty={<EmptyState icon="check" title={words.empty.title} text={words.empty.text} />}
      >
        {({ merchants }) =>
          merchants.map((merchant) => (
            <ListRow
              key={merchant.id}
              title={merchant.title || merchant.name}
              text={factsOf(merchant)}
              trailing={<Badges merchant={merchant} />}
              {...(decides ? { onClick: () => setChosen(merchant) } : { to: `/admin/merchants/${merchant.id}` })}
            />
          ))
        }
      </LoadedList>
      {chosen ? <DecisionDialog merchant={chosen} onClose={() => setChosen(null)} /> : null}
    </Page>
  );
}
