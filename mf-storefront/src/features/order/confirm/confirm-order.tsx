import { useId, useState } from 'react';
import { confirmOrder, consentVersions, formPathsOf, type OrderPage } from 'shared-contracts';
import { Checkbox, useFirstErrorFocus } from 'shared-design-system/checkout';
import { Card } from 'shared-design-system/pages';
import { Button, Link, Stack, Text, typeset, useToast } from 'shared-design-system/shop';
import { addressesOf } from '../../../addresses.ts';
import { NoScriptForm } from '../../../components/no-script-form.tsx';
import { useHydrated } from '../../../hydration/use-hydrated.ts';
import { orderTexts } from '../../../order-texts.ts';
import { useOrderChange } from '../api.ts';
import { isConfirmedBefore } from '../awaits-payment.ts';
import { useFailureToast } from '../use-failure-toast.ts';
import { confirmTexts as words } from './texts.ts';

const { offer, personal_data } = consentVersions;

const Consent = ({ words: { before, link }, to }: { words: typeof words.offer; to: string }) => (
  <>
    {before}
    <Link to={to}>{link}</Link>
  </>
);

export default function ConfirmOrder({ page, token }: { page: OrderPage; token: string }) {
  const [send, { isLoading }] = useOrderChange(confirmOrder);
  const [agreed, setAgreed] = useState({ offer: false, personalData: false });
  const id = useId();
  const [checks, setChecks] = useState(0);
  useFirstErrorFocus(id, checks);
  const pressed = checks > 0;
  const isHydrated = useHydrated();
  const toast = useToast();
  const { say, forget } = useFailureToast();
  const { version } = page.order;
  const { document } = addressesOf(page.shopName);
  const confirm = async () => {
    if (!agreed.offer || !agreed.personalData) {
      setChecks(checks + 1);
      return;
    }
    forget();
    try {
      await send({ token, consents: { offer, personal_data }, version }).unwrap();
      toast.show({ type: 'happy', title: words.done });
    } catch (caught) {
      say(orderTexts.notDone.confirm, caught);
    }
  };
  return (
    <Card title={words.title} gap={4}>
      <Text>{typeset(isConfirmedBefore(page) ? words.again : words.text)}</Text>
      <NoScriptForm id={id} action={formPathsOf(page.shopName).confirmOrder(token)} noValidate={isHydrated}>
        <input type="hidden" name="version" value={version} />
        <Stack gap={3}>
          <Checkbox
            name="offer"
            value={offer}
            required
            label={<Consent words={words.offer} to={document('offer')} />}
            error={pressed && !agreed.offer ? words.needed : undefined}
            onChange={({ currentTarget }) => setAgreed({ ...agreed, offer: currentTarget.checked })}
          />
          <Checkbox
            name="personal_data"
            value={personal_data}
            required
            label={<Consent words={words.personalData} to={document('personal-data')} />}
            error={pressed && !agreed.personalData ? words.needed : undefined}
            onChange={({ currentTarget }) => setAgreed({ ...agreed, personalData: currentTarget.checked })}
          />
          <Button type="submit" size="l" full loading={isLoading} onClick={() => void confirm()}>
            {words.submit}
          </Button>
        </Stack>
      </NoScriptForm>
    </Card>
  );
}
