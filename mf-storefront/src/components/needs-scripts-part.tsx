import type { ReactNode } from 'react';
import { needsScriptsAttribute } from 'shared-contracts';

export const NeedsScriptsPart = ({ children }: { children: ReactNode }) => (
  <div {...{ [needsScriptsAttribute]: '' }}>{children}</div>
);
