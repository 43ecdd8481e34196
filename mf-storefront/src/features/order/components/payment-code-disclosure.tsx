import type { ReactNode } from 'react';
import { Disclosure } from '../../../components/disclosure.tsx';
import { NeedsScriptsPart } from '../../../components/needs-scripts-part.tsx';
import { orderTexts } from '../../../order-texts.ts';

/** A QR code on a phone: it cannot read its own screen, so the code comes when it is asked for. Scripts draw it. */
export const PaymentCodeDisclosure = ({ children }: { children: ReactNode }) => (
  <NeedsScriptsPart>
    <Disclosure lazy {...orderTexts.pay.code}>
      {children}
    </Disclosure>
  </NeedsScriptsPart>
);
