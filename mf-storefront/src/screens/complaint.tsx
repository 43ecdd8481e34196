import { useState } from 'react';
import { ButtonLink, EmptyState, Heading, ShopPage, Stack, Text } from 'shared-design-system/shop';
import { addressesOf } from '../addresses.ts';
import { FocusOnMount } from '../components/focus-on-mount.tsx';
import { ComplaintForm } from '../features/complaint/complaint-form.tsx';
import { texts } from '../features/complaint/texts.ts';
import { useShop } from '../features/shop/use-shop.ts';
import { ShopLayout } from '../layout/shop-layout.tsx';
import { usePageTitle } from '../layout/use-page-title.ts';

export default function Complaint() {
  const { merchantName, shop } = useShop();
  const [done, setDone] = useState(false);
  usePageTitle(texts.title, shop);
  return (
    <ShopLayout>
      <ShopPage width="narrow">
        {done ? (
          <FocusOnMount>
            <EmptyState
              level={1}
              icon="check"
              title={texts.done}
              text={texts.doneText}
              actions={<ButtonLink to={addressesOf(merchantName).home}>{texts.toShop}</ButtonLink>}
            />
          </FocusOnMount>
        ) : (
          <Stack>
            <Heading level={1} size="l">
              {texts.title}
            </Heading>
            <Text tone="muted">{texts.lead}</Text>
            <ComplaintForm merchantName={merchantName} onDone={() => setDone(true)} />
          </Stack>
        )}
      </ShopPage>
    </ShopLayout>
  );
}
