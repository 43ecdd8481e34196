import { registrationConsentVersions } from 'shared-contracts';
import { PlatformDocument } from '../features/documents/platform-document.tsx';
import { texts } from '../features/documents/texts.ts';

export default function PersonalData() {
  return <PlatformDocument document={texts.personalData} version={registrationConsentVersions.personal_data} />;
}
