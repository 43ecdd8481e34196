import { Icon, useTheme } from 'shared-design-system/office';
import { texts } from '../texts.ts';
import { EntryButton } from './office-styles.ts';

const words = texts.layout;

export function Account(props: { account: { label: string; onSignOut: () => void } | undefined }) {
  const { account } = props;
  const { theme, toggle } = useTheme();
  return (
    <>
      <EntryButton type="button" onClick={toggle}>
        <Icon name={theme === 'light' ? 'moon' : 'sun'} />
        <span data-words="">{theme === 'light' ? words.toDark : words.toLight}</span>
      </EntryButton>
      {account ? (
        <EntryButton type="button" onClick={account.onSignOut} title={words.signOut}>
          <Icon name="log-out" />
          <span data-words="">
            {words.signOut} · {account.label}
          </span>
        </EntryButton>
      ) : null}
    </>
  );
}
