import { registrationConsentVersions } from 'shared-contracts';
import { PlatformDocument } from '../features/documents/platform-document.tsx';
import { texts } from '../features/documents/texts.ts';

export default function Terms() {
  return <PlatformDocument document={texts.terms} version={registrationConsentVersions.terms} />;
}
