import type { ReactNode } from 'react';
import { basePath } from 'shared-contracts';
import { ButtonLink, EmptyState } from 'shared-design-system/shop';
import { addressesOf } from '../addresses.ts';
import { ScriptsPending } from './scripts-pending.tsx';
import { texts } from './texts.ts';

const words = texts.needsScripts;

interface NeedsScriptsProps {
  merchantName: string;
  address: string;
  title: string;
  text: string;
  children: ReactNode;
}

export function NeedsScripts({ merchantName, address, title, text, children }: NeedsScriptsProps) {
  return (
    <ScriptsPending
      instead={
        <EmptyState
          icon="triangle-alert"
          title={title}
          text={text}
          actions={
            <>
              <ButtonLink href={`${basePath}${address}`}>{words.again}</ButtonLink>
              <ButtonLink variant="outline" to={addressesOf(merchantName).home}>
                {words.toShop}
              </ButtonLink>
            </>
          }
        />
      }
    >
      {children}
    </ScriptsPending>
  );
}
