import { ButtonLink } from 'shared-design-system/office';
import { texts } from '../texts.ts';

export const ShopLink = ({ name }: { name: string }) => (
  <ButtonLink variant="outline" icon="external-link" href={`${window.location.origin}/b2b/shop/${name}`}>
    {texts.decision.shop}
  </ButtonLink>
);
