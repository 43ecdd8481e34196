import { expectQuick } from 'shared-contracts/worst-texts';
import { hexOr } from '../colour/hex.ts';
import { contactTitle } from './contact.ts';
import { formatPhone, nationalDigits } from './phone.ts';
import { resolvePicture } from './picture.ts';
import { typeset } from './typeset.ts';

const parsers: Record<string, (text: string) => unknown> = {
  typeset,
  formatPhone,
  nationalDigits,
  'contactTitle, telegram': (text) => contactTitle('telegram', text),
  'contactTitle, whatsapp': (text) => contactTitle('whatsapp', text),
  hexOr: (text) => hexOr(text, '#000000'),
  resolvePicture: (text) => resolvePicture(text, '/b2b'),
};

expectQuick(parsers);
