import { QrCode } from 'shared-design-system/checkout';
import { CopyRow } from 'shared-design-system/office';

interface AuthenticatorKeyProps {
  secret: string;
  uri: string;
  labels: { qr: string; secret: string };
}

const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** What an authenticator app is set up with: a code to scan, and the same as text. */
export const AuthenticatorKey = ({ secret, uri, labels }: AuthenticatorKeyProps) => (
  <>
    <QrCode value={uri} label={labels.qr} />
    <CopyRow label={labels.secret} value={secret} shown={inFours(secret)} />
  </>
);
