import { useEffect } from 'react';
import { matchPath, Outlet, useLocation } from 'react-router-dom';
import type { RemoteManifest, StaffRole, StaffSession } from 'shared-contracts';
import { ButtonLink, ErrorState, Page } from 'shared-design-system/office';
import {
  isFailure,
  selectSessionExpired,
  selectSessionTaken,
  staffKnown,
  useAppDispatch,
  useAppSelector,
} from 'shared-runtime';
import { useFailureToast } from 'shared-runtime/screens';
import { useSignOutStaffMutation } from '../features/staff/api.ts';
import { adminPath } from '../features/staff/paths.ts';
import { officeItems } from '../navigation/office-items.ts';
import { useStaffPendingCounts } from '../navigation/use-staff-pending-counts.ts';
import { useRemotes } from '../remotes/remotes-context.tsx';
import { ScreenFrameProvider } from '../remotes/screen-frame.tsx';
import { Connection } from './connection.tsx';
import { ExpiredDialog } from './expired-dialog.tsx';
import { OfficeLayout } from './layout/office-layout.tsx';
import { officeScreenFrame } from './screen-frame.tsx';
import { texts } from './texts.ts';

const loadSignIn = async () => (await import('../features/staff/staff-sign-in-form.tsx')).StaffSignInForm;

export const canRoleOpenPage = (manifests: readonly RemoteManifest[], pathname: string, role: StaffRole): boolean => {
  const route = manifests
    .flatMap(({ routes }) => routes)
    .find(({ path, access }) => access === 'admin' && matchPath(path, pathname));
  return route?.roles?.includes(role) ?? true;
};

export function AdminShell({ staff }: { staff: StaffSession }) {
  const { staffId, email, role } = staff;
  const { manifests } = useRemotes();
  const { pathname } = useLocation();
  const dispatch = useAppDispatch();
  const expired = useAppSelector(selectSessionExpired);
  const taken = useAppSelector(selectSessionTaken);
  // After a sign-in in the dialog over the page, the store has to know whether it is the same person.
  useEffect(() => void dispatch(staffKnown(staffId)), [dispatch, staffId]);
  const account = useAccount(email);
  const waiting = useStaffPendingCounts(!expired);
  const items = officeItems(manifests, { area: 'admin', role, pathname }).map((item) => ({
    ...item,
    count: waiting[item.to] ?? 0,
  }));
  return (
    <OfficeLayout
      shop={{ title: texts.office.staff, status: texts.office.roles[role] }}
      items={items}
      account={account}
      notice={<Connection />}
    >
      <ScreenFrameProvider value={officeScreenFrame}>
        {canRoleOpenPage(manifests, pathname, role) ? <Outlet key={staffId} /> : <Refused />}
      </ScreenFrameProvider>
      <ExpiredDialog
        open={expired}
        email={email}
        text={texts.expired.staffText}
        taken={taken}
        home={adminPath}
        load={loadSignIn}
      />
    </OfficeLayout>
  );
}

function Refused() {
  return (
    <Page title={texts.guard.refused}>
      <ErrorState
        title={texts.guard.refused}
        text={texts.guard.refusedText}
        actions={<ButtonLink to={adminPath}>{texts.guard.toAdmin}</ButtonLink>}
      />
    </Page>
  );
}

/** Signing out loads a new document, so that nothing that was read stays in memory. */
function useAccount(label: string) {
  const [signOut] = useSignOutStaffMutation();
  const showFailure = useFailureToast();
  const onSignOut = async () => {
    const { error } = await signOut({});
    if (error && !(isFailure(error) && error.code === 'unauthorized')) {
      showFailure(texts.office.signOutFailed, error);
    } else {
      // The browser's Back would show this page as it was.
      window.addEventListener('pageshow', ({ persisted }) => persisted && window.location.reload());
      window.location.assign('/b2b/admin/sign-in');
    }
  };
  return { label, onSignOut: () => void onSignOut() };
}
