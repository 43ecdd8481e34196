import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { BrandMark, ErrorState, ShopPage } from 'shared-design-system/office';
import { readBoot, type SessionState, selectSignedOut, useAppSelector, useSession } from 'shared-runtime';
import { officePath, signInPath } from '../features/session/next-path.ts';
import { SiteHeader } from '../layout/site-header.tsx';
import { OfficeSkeleton } from './office-skeleton.tsx';
import { texts } from './texts.ts';

type Admission = 'pass' | 'wait' | 'sign-in' | 'unknown';

const withoutSession = { loading: 'wait', guest: 'sign-in', unknown: 'unknown' } as const;

/** Decides by the session alone; the servers decide again for every call. */
export const admissionOf = (state: SessionState): Admission =>
  state.status === 'signedIn' ? 'pass' : withoutSession[state.status];

interface Props {
  children: ReactNode;
}

export function RequireSession(props: Props) {
  const location = useLocation();
  // The first page of this load, and its request carried no session: there is nothing to ask the server.
  if (location.key === 'default' && !readBoot().signedIn) return <ToSignIn />;
  return <AskWho {...props} />;
}

function ToSignIn() {
  const { pathname, search, hash } = useLocation();
  const signedOut = useAppSelector(selectSignedOut);
  // After a deliberate sign-out the next sign-in does not return to this page: it may be another person's.
  return <Navigate to={signInPath(signedOut ? officePath : `${pathname}${search}${hash}`)} replace />;
}

function AskWho({ children }: Props) {
  const state = useSession();
  switch (admissionOf(state)) {
    case 'pass':
      return children;
    case 'wait':
      return <OfficeSkeleton />;
    case 'sign-in':
      return <ToSignIn />;
    case 'unknown':
      return (
        <GuardFallback>
          <ErrorState level={1} title={texts.guard.unknown} text={texts.guard.unknownText} onRetry={state.retry} />
        </GuardFallback>
      );
  }
}

export const GuardFallback = ({ children }: { children: ReactNode }) => (
  <>
    <SiteHeader home="/" mark={<BrandMark size={36} />} />
    <ShopPage width="narrow">{children}</ShopPage>
  </>
);
