import { OfficeShell } from './office-shell.tsx';
import { RequireSession } from './require-session.tsx';

/** The merchant's part of the office, for those who are signed in. */
export default function MerchantArea() {
  return (
    <RequireSession>
      <OfficeShell />
    </RequireSession>
  );
}
