import { Navigate, useLocation } from 'react-router-dom';
import { ErrorState } from 'shared-design-system/office';
import { StaffContext } from 'shared-runtime';
import { staffSignInPath } from '../features/staff/paths.ts';
import { useStaffSession } from '../features/staff/use-staff-session.ts';
import { AdminShell } from './admin-shell.tsx';
import { OfficeSkeleton } from './office-skeleton.tsx';
import { GuardFallback } from './require-session.tsx';
import { texts } from './texts.ts';

export default function AdminArea() {
  const { pathname, search, hash } = useLocation();
  const state = useStaffSession();
  switch (state.status) {
    case 'signedIn':
      return (
        <StaffContext.Provider value={state.staff}>
          <AdminShell staff={state.staff} />
        </StaffContext.Provider>
      );
    case 'loading':
      return <OfficeSkeleton area="admin" />;
    case 'guest':
      return <Navigate to={staffSignInPath(`${pathname}${search}${hash}`)} replace />;
    case 'unknown':
      return (
        <GuardFallback>
          <ErrorState level={1} title={texts.guard.unknown} text={texts.guard.unknownText} onRetry={state.retry} />
        </GuardFallback>
      );
  }
}
