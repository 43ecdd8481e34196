import { Loading, Skeleton, Stack } from 'shared-design-system/shop';
import { useScreenFrame } from './screen-frame.tsx';

export function ScreenSkeleton({ title }: { title: string }) {
  const { Frame, titled } = useScreenFrame();
  return (
    <Frame title={title}>
      <Loading>
        <Stack gap={5}>
          {!titled && <Skeleton shape="title" width="half" />}
          <Skeleton shape="block" />
          <Skeleton lines={3} />
        </Stack>
      </Loading>
    </Frame>
  );
}
