import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import type { MerchantCard, StaffRole } from 'shared-contracts';
import {
  ButtonLink,
  Card,
  DefinitionList,
  EmptyState,
  formatDate,
  formatDateTime,
  formatMoney,
  formatPhone,
  Heading,
  Page,
  Panes,
  Skeleton,
  Stack,
} from 'shared-design-system/office';
import { useStaff } from 'shared-runtime';
import { Loaded } from 'shared-runtime/screens';
import { ShopLink } from '../components/shop-link.tsx';
import { useReadMerchantCardQuery } from '../features/merchants/api.ts';
import { LimitsCard, SessionsCard } from '../features/merchants/components/access-cards.tsx';
import { MumCard, SubscriptionCard } from '../features/merchants/components/state-cards.tsx';
import { texts } from '../texts.ts';

const words = texts.card;
const back = { to: '/admin', label: texts.title };

export default function MerchantScreen() {
  const { id = '' } = useParams();
  const query = useReadMerchantCardQuery({ merchant_id: id });
  const staff = useStaff();
  const { merchant } = query.currentData ?? {};
  return (
    <Page title={merchant ? merchant.title || merchant.name : words.title} back={back}>
      <Loaded
        query={query}
        failed={words.failed}
        skeleton={<Skeleton shape="block" lines={8} />}
        instead={{ not_found: <EmptyState icon="search" title={words.missing} text={words.missingText} /> }}
      >
        {(card) => <Facts card={card} role={staff?.role ?? 'support'} />}
      </Loaded>
    </Page>
  );
}

function Facts({ card, role }: { card: MerchantCard; role: StaffRole }) {
  const { merchant, orders } = card;
  return (
    <Stack>
      <Panes>
        <Card title={words.title}>
          <DefinitionList
            items={[
              { term: words.address, value: merchant.name },
              { term: words.email, value: merchant.email },
              { term: words.phone, value: card.phone ? formatPhone(card.phone) : texts.none.value },
              { term: words.seller, value: [card.seller, card.inn].filter(Boolean).join(', ') || texts.none.value },
              { term: words.visibility, value: texts.visibility[merchant.visibility] },
              { term: words.registered, value: formatDate(merchant.createdAt) },
            ]}
          />
          {card.open_complaints > 0 ? (
            <ButtonLink variant="outline" icon="bell" to={`/admin/complaints?merchant=${merchant.id}`}>
              {words.complaints(card.open_complaints)}
            </ButtonLink>
          ) : null}
          <ShopLink name={merchant.name} />
        </Card>
        <Card title={words.orders.title}>
          <DefinitionList
            items={[
              { term: words.orders.count, value: orders.count },
              { term: words.orders.sum, value: formatMoney(orders.sum) },
              { term: words.orders.paid, value: formatMoney(orders.paid) },
              {
                term: words.orders.last,
                value: merchant.lastOrderAt ? formatDateTime(merchant.lastOrderAt) : texts.none.value,
              },
            ]}
          />
        </Card>
        <SubscriptionCard merchant={merchant} role={role} />
        <MumCard merchant={merchant} role={role} />
        <LimitsCard card={card} role={role} />
        <SessionsCard card={card} role={role} />
      </Panes>
      <Heading level={2} size="m">
        {words.log}
      </Heading>
      <Suspense fallback={<Skeleton shape="block" lines={8} />}>
        <MerchantLog merchantId={merchant.id} />
      </Suspense>
    </Stack>
  );
}

// The words of the log are half of this screen, and stand below all else.
const MerchantLog = lazy(async () => ({
  default: (await import('../features/merchants/components/merchant-log.tsx')).MerchantLog,
}));
