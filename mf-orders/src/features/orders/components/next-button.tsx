import type { Order } from 'shared-contracts';
import { Button, ButtonLink } from 'shared-design-system/office';
import type { nextStepOf } from '../next-step.ts';
import { useMoveOrder } from '../use-move-order.ts';
import { useSetPayment } from '../use-set-payment.ts';

interface NextButtonProps {
  order: Order;
  step: NonNullable<ReturnType<typeof nextStepOf>>;
  to: string;
}

export function NextButton({ order, step, to }: NextButtonProps) {
  const { move, moving } = useMoveOrder(order);
  const { arrived, setting } = useSetPayment(order);
  const look = { variant: 'outline', size: 's' } as const;
  if (step.kind === 'page') {
    return (
      <ButtonLink {...look} to={to}>
        {step.words}
      </ButtonLink>
    );
  }
  return (
    <Button
      {...look}
      loading={moving !== null || setting}
      onClick={() => (step.kind === 'move' ? void move(step.status) : arrived())}
    >
      {step.words}
    </Button>
  );
}
