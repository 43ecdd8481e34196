import { OfficeShell } from './office-shell.tsx';
import { RequireSession } from './require-session.tsx';

/** The part of the office for staff. */
export default function AdminArea() {
  return (
    <RequireSession access="admin">
      <OfficeShell />
    </RequireSession>
  );
}
