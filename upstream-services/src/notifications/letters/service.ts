import { letterKinds } from 'shared-contracts';
import type { AppContext } from '../../context.ts';
import { isEmailConfirmed } from '../../merchants/index.ts';
import { ownTexts } from './repository.ts';
import { texts } from './texts.ts';

export async function readLetters({ db }: AppContext, merchantId: string) {
  const [shopTexts, email_confirmed] = await Promise.all([ownTexts(db, merchantId), isEmailConfirmed(db, merchantId)]);
  return {
    email_confirmed,
    letters: letterKinds.map((kind) => ({ kind, text: shopTexts[kind] ?? '', usual: texts.defaults[kind] })),
  };
}
