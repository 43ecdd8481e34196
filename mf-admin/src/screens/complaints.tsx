import { useSearchParams } from 'react-router-dom';
import { type Complaint, listComplaints, mayCall, settleComplaint } from 'shared-contracts';
import {
  Badge,
  Button,
  ButtonLink,
  Card,
  EmptyState,
  FilterChips,
  formatDateTime,
  Inline,
  Page,
  Stack,
  styled,
  Text,
  useToast,
} from 'shared-design-system';
import { baseApi, describeFailure, endpointOf, useStaff } from 'shared-runtime';
import { LoadedList, rowsPerPage, useListAddress } from 'shared-runtime/screens';
import { texts } from '../features/complaints/texts.ts';

const { useListComplaintsQuery, useSettleComplaintMutation } = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listComplaints: build.query({ ...endpointOf(listComplaints), providesTags: ['Merchant'] }),
    settleComplaint: build.mutation({ ...endpointOf(settleComplaint), invalidatesTags: ['Merchant'] }),
  }),
});

const states = ['open', 'closed'] as const;

const Row = styled.li`
  padding: var(--space-2) var(--space-4);
  list-style: none;
`;

/** `/admin/complaints`: what people wrote about shops; `?merchant=` of one shop alone. */
export default function ComplaintsScreen() {
  const address = useListAddress();
  const [params] = useSearchParams();
  const merchant = params.get('merchant');
  const state = address.filter === 'closed' ? 'closed' : 'open';
  const query = useListComplaintsQuery({
    page: address.page,
    per_page: rowsPerPage,
    state,
    ...(merchant ? { merchant_id: merchant } : {}),
  });
  return (
    <Page title={texts.title} padded={false}>
      <LoadedList
        query={query}
        failed={texts.failed}
        label={texts.title}
        tools={
          <FilterChips
            label={texts.state}
            value={state}
            onChange={address.setFilter}
            options={states.map((value) => ({ value, label: texts.states[value] }))}
          />
        }
        address={address}
        empty={<EmptyState icon="check" title={texts.empty.title} text={texts.empty.text} />}
      >
        {({ complaints }) =>
          complaints.map((complaint) => (
            <Row key={complaint.complaint_id}>
              <ComplaintCard complaint={complaint} />
            </Row>
          ))
        }
      </LoadedList>
    </Page>
  );
}

function ComplaintCard({ complaint }: { complaint: Complaint }) {
  const { complaint_id, merchant_id, reason, text, contact, created_at, closed_at } = complaint;
  const [settle, { isLoading }] = useSettleComplaintMutation();
  const staff = useStaff();
  const { show } = useToast();
  const change = async () => {
    const { error } = await settle({ complaint_id, is_closed: closed_at === null });
    if (error) show({ type: 'danger', title: texts.notChanged, text: describeFailure(error) });
  };
  return (
    <Card
      title={texts.about(complaint.title || complaint.merchant_name)}
      aside={<Badge tone="warn">{texts.reasons[reason]}</Badge>}
    >
      <Stack gap={2}>
        <Text>{text}</Text>
        <Text tone="muted">
          {[formatDateTime(created_at), contact && texts.contact(contact)].filter(Boolean).join(' · ')}
        </Text>
        <Inline>
          <ButtonLink variant="outline" to={`/admin/merchants/${merchant_id}`}>
            {texts.toMerchant}
          </ButtonLink>
          {staff && mayCall(settleComplaint, staff.role) ? (
            <Button variant="outline" loading={isLoading} onClick={() => void change()}>
              {closed_at === null ? texts.close : texts.open}
            </Button>
          ) : null}
        </Inline>
      </Stack>
    </Card>
  );
}
