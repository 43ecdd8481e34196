import { useSearchParams } from 'react-router-dom';
import { Banner, ButtonLink } from 'shared-design-system/office';
import { rowsPerPage, useListAddress } from 'shared-runtime/screens';
import { CardRow } from '../components/card-row.tsx';
import { OpenClosedList, stateOf } from '../components/open-closed-list.tsx';
import { useListComplaintsQuery } from '../features/complaints/api.ts';
import { ComplaintCard } from '../features/complaints/components/complaint-card.tsx';
import { texts } from '../features/complaints/texts.ts';

export default function ComplaintsScreen() {
  const address = useListAddress();
  const [params] = useSearchParams();
  const merchant = params.get('merchant');
  const ofMerchant = merchant ? { merchant_id: merchant } : {};
  const query = useListComplaintsQuery(
    { page: address.page, per_page: rowsPerPage, state: stateOf(address), ...ofMerchant },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <OpenClosedList
      query={query}
      address={address}
      texts={merchant ? { ...texts, empty: texts.emptyOfShop } : texts}
      notice={
        merchant ? (
          <Banner
            tone="info"
            title={texts.ofShop}
            actions={<ButtonLink to="/admin/complaints">{texts.all}</ButtonLink>}
          />
        ) : null
      }
    >
      {({ complaints }, onSettled) =>
        complaints.map((complaint) => (
          <CardRow key={complaint.complaint_id}>
            <ComplaintCard complaint={complaint} onSettled={onSettled} />
          </CardRow>
        ))
      }
    </OpenClosedList>
  );
}
