import type { ReactNode } from 'react';
import { basePath } from 'shared-contracts';
import { ButtonLink, EmptyState } from 'shared-design-system/shop';
import { addressesOf } from '../addresses.ts';
import { ScriptsPending } from './scripts-pending.tsx';
import { texts } from './texts.ts';

const words = texts.needsScripts;

interface NeedsScriptsProps {
  merchantName: string;
  /** Of this page, below the base path. */
  address: string;
  title: string;
  text: string;
  /** What is there while the scripts are on their way. */
  children: ReactNode;
}

/** In the place of what this browser alone knows: where scripts do not come, honest words and the two ways on instead of endless loading. */
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
