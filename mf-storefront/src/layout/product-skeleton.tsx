import { ProductGallery, Split } from 'shared-design-system/pages';
import { Skeleton, Stack } from 'shared-design-system/shop';

export function ProductSkeleton() {
  return (
    <Stack gap={3}>
      <Skeleton width="quarter" />
      <Split
        variant="product"
        main={<ProductGallery name="" pictures={[]} loading />}
        side={
          <Stack gap={5}>
            <Skeleton shape="title" />
            <Skeleton shape="title" width="third" />
            <Skeleton shape="button" />
            <div>
              <Skeleton lines={6} />
            </div>
          </Stack>
        }
      />
    </Stack>
  );
}
