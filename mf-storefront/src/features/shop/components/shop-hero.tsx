import type { ContentItem, PublicShop } from 'shared-contracts';
import { ShopBanner } from 'shared-design-system/home';
import { ButtonLink, cropOf, Link, ShopSection, Text, typeset } from 'shared-design-system/shop';
import { homeTexts } from '../../../home-texts.ts';
import { firstLineOf } from '../first-line-of.ts';

/** What the sizes of a banner's picture are for. */
export const bannerFrame = 6 / 5;

interface ShopHeroProps {
  shop: PublicShop;
  picture: Pick<ContentItem, 'link' | 'shape'> | null;
  search: string;
}

export function ShopHero({ shop, picture, search }: ShopHeroProps) {
  return (
    <ShopBanner
      low
      eyebrow={shop.locationAddress || undefined}
      title={typeset(shop.title || shop.name)}
      lead={typeset(firstLineOf(shop.description))}
      picture={picture?.link}
      colour={picture?.shape?.colour}
      crop={cropOf(picture?.shape, bannerFrame)}
      actions={
        <>
          <ButtonLink size="l" to={`${search}#catalogue`}>
            {homeTexts.home.toCatalogue}
          </ButtonLink>
          <Link variant="text" to={`${search}#info`}>
            {homeTexts.home.toInfo}
          </Link>
        </>
      }
    />
  );
}

const shownOnPhones = 32;

export function ShopStory({ shop: { description } }: { shop: PublicShop }) {
  const isAllLead = firstLineOf(description) === description.trim();
  if (isAllLead && description.length < shownOnPhones) return null;
  return (
    <ShopSection title={homeTexts.home.about} place={isAllLead ? 'phones' : undefined}>
      <Text preserve>{typeset(description)}</Text>
    </ShopSection>
  );
}
