import type { ReactNode } from 'react';
import { Disclosure } from '../../../components/disclosure.tsx';
import { NeedsScriptsPart } from '../../../components/needs-scripts-part.tsx';
import { orderTexts } from '../../../order-texts.ts';

/** The QR code of a payment, shown on request: a phone cannot read its own screen. Scripts draw it. */
export const PaymentCodeDisclosure = ({ children }: { children: ReactNode }) => (
  <NeedsScriptsPart>
    <Disclosure lazy {...orderTexts.pay.code}>
      {children}
    </Disclosure>
  </NeedsScriptsPart>
);
