import { OfficeShell } from './office-shell.tsx';
import { RequireSession } from './require-session.tsx';

export default function MerchantArea() {
  return (
    <RequireSession>
      <OfficeShell />
    </RequireSession>
  );
}
