import type { ReactNode } from 'react';
import { Fold } from '../../../components/fold.tsx';
import { NeedsScriptsPart } from '../../../components/needs-scripts-part.tsx';
import { orderTexts } from '../../../order-texts.ts';

/** A QR code on a phone: it cannot read its own screen, so the code comes when it is asked for. Scripts draw it. */
export const CodeFold = ({ children }: { children: ReactNode }) => (
  <NeedsScriptsPart>
    <Fold lazy {...orderTexts.pay.code}>
      {children}
    </Fold>
  </NeedsScriptsPart>
);
