import { readStoredJson, writeStored } from 'shared-runtime/page';

interface RegisterDraft {
  email: string;
  merchantName: string;
}

const key = 'b2b:draft:register';
const empty: RegisterDraft = { email: '', merchantName: '' };

/** What was typed in this tab before a reload. The password and the consents are never stored. */
export const readRegisterDraft = (): RegisterDraft => ({ ...empty, ...readStoredJson<RegisterDraft>(key, 'session') });

export const keepRegisterDraft = ({ email = '', merchantName = '' }: Partial<RegisterDraft>): boolean =>
  writeStored(key, JSON.stringify({ email, merchantName }), 'session');

export const dropRegisterDraft = (): boolean => writeStored(key, null, 'session');
