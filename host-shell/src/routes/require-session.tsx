import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { ButtonLink, ErrorState, ShopPage } from 'shared-design-system';
import { type SessionState, useSession } from 'shared-runtime';
import { ScreenSkeleton } from '../remotes/screen-skeleton.tsx';
import { texts } from '../texts.ts';
import { signInAddress } from './sign-in-address.ts';

/** What the guard does with somebody: lets through, waits, asks to sign in, refuses, or says that it could not ask. */
export type Admission = 'pass' | 'wait' | 'sign-in' | 'refuse' | 'unknown';

const withoutSession = { loading: 'wait', guest: 'sign-in', unknown: 'unknown' } as const;

/** Decides by the session alone; the servers decide again for every call. */
export function admit(access: 'merchant' | 'admin', state: SessionState): Admission {
  if (state.status !== 'signedIn') return withoutSession[state.status];
  return access === 'admin' && !state.session.isAdmin ? 'refuse' : 'pass';
}

/** Lets only those in who are signed in; others go to the sign-in page and come back afterwards (decisions, part 1). */
export function RequireSession({ access, children }: { access: 'merchant' | 'admin'; children: ReactNode }) {
  const state = useSession();
  const { pathname, search, hash } = useLocation();
  switch (admit(access, state)) {
    case 'pass':
      return children;
    case 'wait':
      return <ScreenSkeleton area="bare" title="" />;
    case 'sign-in':
      return <Navigate to={signInAddress(`${pathname}${search}${hash}`)} replace />;
    case 'refuse':
      return (
        <ShopPage width="narrow">
          <ErrorState
            level={1}
            title={texts.guard.refused}
            text={texts.guard.refusedText}
            actions={<ButtonLink to="/merchant">{texts.guard.toOffice}</ButtonLink>}
          />
        </ShopPage>
      );
    case 'unknown':
      return (
        <ShopPage width="narrow">
          <ErrorState level={1} title={texts.guard.unknown} text={texts.guard.unknownText} onRetry={state.retry} />
        </ShopPage>
      );
  }
}
