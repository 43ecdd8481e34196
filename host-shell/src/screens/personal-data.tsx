import { registrationConsentVersions } from 'shared-contracts';
import { PlatformDocument } from '../features/documents/platform-document.tsx';
import { texts } from '../features/documents/texts.ts';

/** `/personal-data`: the consent that a merchant gives, a document of its own (integration facts, personal data). */
export default function PersonalData() {
  return <PlatformDocument document={texts.personalData} version={registrationConsentVersions.personal_data} />;
}
