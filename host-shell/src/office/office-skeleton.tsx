import { useLocation } from 'react-router-dom';
import { officeItems } from '../navigation/office-items.ts';
import { useRemotes } from '../remotes/remotes-context.tsx';
import { ScreenFrameProvider } from '../remotes/screen-frame.tsx';
import { ScreenSkeleton } from '../remotes/screen-skeleton.tsx';
import { OfficeLayout } from './layout/office-layout.tsx';
import { officeScreenFrame } from './screen-frame.tsx';

export function OfficeSkeleton({ area = 'merchant' }: { area?: 'merchant' | 'admin' }) {
  const { manifests } = useRemotes();
  const { pathname } = useLocation();
  return (
    <OfficeLayout shop={{ title: '', status: '' }} items={officeItems(manifests, { area, role: null, pathname })}>
      <ScreenFrameProvider value={officeScreenFrame}>
        <ScreenSkeleton title="" />
      </ScreenFrameProvider>
    </OfficeLayout>
  );
}
