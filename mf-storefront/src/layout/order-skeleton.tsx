import { Card, Split } from 'shared-design-system/pages';
import { Skeleton, Stack } from 'shared-design-system/shop';

export function OrderSkeleton() {
  const card = (
    <Card>
      <Skeleton lines={6} />
    </Card>
  );
  return (
    <Stack gap={6}>
      <Stack gap={3}>
        <Skeleton shape="title" width="half" />
        <Skeleton width="half" />
      </Stack>
      <Split
        variant="checkout"
        main={
          <Stack gap={5}>
            {card}
            {card}
          </Stack>
        }
        side={card}
      />
    </Stack>
  );
}
