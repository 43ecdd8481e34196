import type { Merchant } from 'shared-contracts';
import { ButtonLink, Card, plural, Skeleton, Text } from 'shared-design-system/office';
import { Loaded } from 'shared-runtime/screens';
import {
  useDashboardDeliveryQuery,
  useDashboardNoticesQuery,
  useDashboardPaymentQuery,
  useDashboardProductsQuery,
} from './api.ts';
import { Checklist } from './checklist/checklist.tsx';
import { MissingDetails } from './missing-details.tsx';
import { PublishButton } from './publish-button.tsx';
import { type Step, stepsOf } from './steps.ts';
import { texts } from './texts.ts';
import { useFreshSteps } from './use-fresh-steps.ts';

interface OpeningStepsProps {
  merchant: Merchant;
  onOpened: () => void;
}

export function OpeningSteps({ merchant, onOpened }: OpeningStepsProps) {
  const products = useDashboardProductsQuery({});
  const delivery = useDashboardDeliveryQuery({});
  const notices = useDashboardNoticesQuery({});
  const takesTransfers = merchant.settings.paymentMethods.length > 0;
  const payment = useDashboardPaymentQuery({}, { skip: takesTransfers });
  if (!takesTransfers && !payment.data) {
    return (
      <Loaded query={payment} failed={texts.checklist.failed} skeleton={<StepsSkeleton />}>
        {() => null}
      </Loaded>
    );
  }
  const paid = takesTransfers || payment.data?.paymentType === 'card';
  return (
    <Loaded query={products} failed={texts.checklist.failed} skeleton={<StepsSkeleton />}>
      {(list) => (
        <Loaded query={delivery} failed={texts.checklist.failed} skeleton={<StepsSkeleton />}>
          {(conditions) => (
            <Loaded query={notices} failed={texts.checklist.failed} skeleton={<StepsSkeleton />}>
              {({ settled }) => (
                <Steps
                  shop={merchant.name}
                  organisation={merchant.settings.sellerKind === 'organisation'}
                  steps={stepsOf(merchant, list.products, conditions, { heard: settled, paid })}
                  onOpened={onOpened}
                />
              )}
            </Loaded>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

interface StepsProps {
  shop: string;
  organisation: boolean;
  steps: Step[];
  onOpened: () => void;
}

function Steps({ shop, organisation, steps, onOpened }: StepsProps) {
  const isFresh = useFreshSteps(shop, steps);
  const done = steps.filter((step) => step.done).length;
  const left = steps.length - done;
  // The step of notices alone does not mean that the merchant has begun to open the shop.
  const begun = steps.some((step) => step.done && step.id !== 'notices');
  if (left === 0) return null;
  const next = steps.find((step) => !step.done);
  const { checklist } = texts;
  return (
    <Card
      title={!begun ? checklist.opening : checklist.left(left, plural(left, checklist.leftForms))}
      aside={checklist.progress(done, steps.length)}
      gap={3}
    >
      <Text tone="muted">{checklist.openingLead}</Text>
      <Checklist
        label={checklist.opening}
        steps={steps.map(({ id, done: isDone, to, missing }) => {
          const { title, text, action } = checklist.steps[id];
          const isNext = id === next?.id;
          return {
            id,
            title,
            done: isDone,
            text: isNext ? missing ? <MissingDetails {...{ missing, organisation }} /> : text : undefined,
            to: isNext ? undefined : to,
            action: isNext ? <NextAction {...{ shop, id, to, onOpened }} label={action} /> : undefined,
            fresh: isFresh(id),
          };
        })}
      />
    </Card>
  );
}

function NextAction({
  id,
  to,
  ...rest
}: {
  shop: string;
  id: Step['id'];
  to: string;
  label: string;
  onOpened: () => void;
}) {
  return id === 'publish' ? <PublishButton {...rest} /> : <ButtonLink to={to}>{rest.label}</ButtonLink>;
}

function StepsSkeleton() {
  return (
    <Card>
      <Skeleton shape="title" width="half" />
      <Skeleton lines={6} />
    </Card>
  );
}
