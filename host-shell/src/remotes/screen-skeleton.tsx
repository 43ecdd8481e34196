import { Loading, Skeleton, Stack } from 'shared-design-system';
import { type Area, Place } from './area.tsx';

/** In the place of a screen while its scripts are on their way. */
export function ScreenSkeleton({ area, title }: { area: Area; title: string }) {
  return (
    <Place area={area} title={title}>
      <Loading>
        <Stack gap={5}>
          {area === 'bare' && <Skeleton shape="title" width="half" />}
          <Skeleton shape="block" />
          <Skeleton lines={3} />
        </Stack>
      </Loading>
    </Place>
  );
}
