import { useLocation } from 'react-router-dom';
import { ButtonLink, EmptyState, ShopPage } from 'shared-design-system';
import { texts } from '../texts.ts';

/** An address that nobody has a screen for. */
export function NotFound() {
  const { pathname } = useLocation();
  const office = /^\/(?:merchant|admin)(?:\/|$)/.test(pathname);
  return (
    <ShopPage width="narrow">
      <EmptyState
        level={1}
        icon="search"
        title={texts.notFound.title}
        text={texts.notFound.text}
        actions={
          <ButtonLink to={office ? '/merchant' : '/'}>
            {office ? texts.guard.toOffice : texts.notFound.toStart}
          </ButtonLink>
        }
      />
    </ShopPage>
  );
}
