import type { ReactElement } from 'react';
import { office } from '../../later-texts.ts';
import { theme as words } from '../../texts.ts';
import { useTheme } from '../../theme/theme-mode.tsx';
import { Icon } from '../icon/icon.tsx';
import { EntryButton } from './office-parts.ts';

/** The theme, and who is signed in with the way out. */
export function Account(props: { account: { label: string; onSignOut: () => void } | undefined }): ReactElement {
  const { account } = props;
  const { theme, toggle } = useTheme();
  return (
    <>
      <EntryButton type="button" onClick={toggle}>
        <Icon name={theme === 'light' ? 'moon' : 'sun'} />
        <span data-words="">{theme === 'light' ? words.toDark : words.toLight}</span>
      </EntryButton>
      {account ? (
        <EntryButton type="button" onClick={account.onSignOut} title={office.signOut}>
          <Icon name="log-out" />
          <span data-words="">
            {office.signOut} · {account.label}
          </span>
        </EntryButton>
      ) : null}
    </>
  );
}
