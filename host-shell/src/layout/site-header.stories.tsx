import { BrandMark } from 'shared-design-system/office';
import { ButtonLink } from 'shared-design-system/shop';
import type { Meta } from 'shared-design-system/stories';
import { SiteHeader } from './site-header.tsx';

export default { title: 'Layout/SiteHeader', parameters: { layout: 'fullscreen' } } satisfies Meta;

export const Default = () => (
  <SiteHeader
    mark={<BrandMark size={36} />}
    home="/"
    actions={
      <ButtonLink to="/sign-in" variant="outline" size="s">
        Войти
      </ButtonLink>
    }
  />
);
