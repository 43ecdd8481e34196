import type { ReactNode } from 'react';
import type { Merchant } from 'shared-contracts';
import {
  Button,
  ButtonLink,
  Card,
  Checklist,
  ErrorState,
  type IconName,
  Loading,
  pluralCount,
  Skeleton,
  Text,
  useToast,
} from 'shared-design-system';
import { describeFailure, useUpdateMerchantMutation } from 'shared-runtime';
import { texts } from '../../texts.ts';
import { type OnboardingData, type OnboardingStep, onboardingSteps } from './onboarding.ts';
import { useOnboarding } from './use-onboarding.ts';

const words = texts.dashboard.checklist;

/** Where a step is done. */
function addressOf(step: OnboardingStep, { products }: OnboardingData): string | undefined {
  const first = products[0];
  const addresses: Record<OnboardingStep, string | undefined> = {
    details: '/merchant/settings/shop',
    product: '/merchant/products/new',
    picture: first ? `/merchant/products/${first.id}` : '/merchant/products/new',
    delivery: '/merchant/settings/delivery',
    payment: '/merchant/settings/payment',
    publish: undefined,
  };
  return addresses[step];
}

const icons: Partial<Record<OnboardingStep, IconName>> = { product: 'plus', picture: 'image-plus' };

/** Opens the shop to everyone. */
function PublishButton() {
  const [update, { isLoading }] = useUpdateMerchantMutation();
  const { show } = useToast();
  const publish = async () => {
    const { error } = await update({ settings: { visibility: 'published' } });
    if (error) show({ type: 'danger', title: texts.auth.failed, text: describeFailure(error) });
    else show({ type: 'happy', text: words.published });
  };
  return (
    <Button size="s" icon="store" loading={isLoading} onClick={() => void publish()}>
      {words.show}
    </Button>
  );
}

/** The checklist of a new shop, from what is there; once everything is done it is gone. */
export function OnboardingCard({ merchant }: { merchant: Merchant }) {
  const onboarding = useOnboarding(merchant);
  if (onboarding.status === 'loading') {
    return (
      <Card>
        <Loading>
          <Skeleton shape="title" width="half" />
          <Skeleton lines={6} />
        </Loading>
      </Card>
    );
  }
  if (onboarding.status === 'failed') {
    return (
      <Card>
        <ErrorState title={words.title} text={describeFailure(onboarding.error)} onRetry={onboarding.retry} />
      </Card>
    );
  }
  const { data, done } = onboarding;
  const left = onboardingSteps.filter((step) => !done[step]);
  if (left.length === 0) return null;
  const action = (step: OnboardingStep): ReactNode => {
    const to = addressOf(step, data);
    if (!to) return <PublishButton />;
    return (
      <ButtonLink size="s" to={to} icon={icons[step]}>
        {icons[step] ? words.add : words.go}
      </ButtonLink>
    );
  };
  const steps = onboardingSteps.map((step) => ({
    id: step,
    title: words[step],
    text: words[`${step}Text`],
    done: done[step],
    to: addressOf(step, data),
    action: action(step),
  }));
  const fresh = left.length === onboardingSteps.length;
  return (
    <Card
      title={fresh ? words.title : words.left(pluralCount(left.length, words.forms))}
      aside={words.progress(onboardingSteps.length - left.length, onboardingSteps.length)}
    >
      {fresh && <Text tone="muted">{words.lead}</Text>}
      <Checklist label={words.title} steps={steps} />
    </Card>
  );
}
