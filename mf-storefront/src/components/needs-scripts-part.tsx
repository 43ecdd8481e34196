import type { ReactNode } from 'react';
import { needsScriptsAttribute } from 'shared-contracts';

/** What only scripts draw: it is not there where they are off. */
export const NeedsScriptsPart = ({ children }: { children: ReactNode }) => (
  <div {...{ [needsScriptsAttribute]: '' }}>{children}</div>
);
