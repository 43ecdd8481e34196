import type { ContentItem, PublicShop } from 'shared-contracts';
import { ShopBanner } from 'shared-design-system/home';
import { ButtonLink, Link, ShopSection, Text, typeset } from 'shared-design-system/shop';
import { homeTexts } from '../../../home-texts.ts';
import { leadOf } from '../lead-of.ts';

interface ShopHeroProps {
  shop: PublicShop;
  /** Null where there is none. */
  picture: Pick<ContentItem, 'link' | 'shape'> | null;
  /** The page's own query: what is shown of the catalogue stays so. */
  search: string;
}

/** The banner of the shop's first page: its name, what it is, its picture (`shop-banner`). */
export function ShopHero({ shop, picture, search }: ShopHeroProps) {
  return (
    <ShopBanner
      eyebrow={shop.locationAddress || undefined}
      title={typeset(shop.title || shop.name)}
      lead={typeset(leadOf(shop.description))}
      picture={picture?.link}
      colour={picture?.shape?.colour}
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

/** So many characters a phone's banner shows, about. */
const shownOnPhones = 50;

/** All that the shop says of itself, where the banner does not show all of it. */
export function ShopStory({ shop: { description } }: { shop: PublicShop }) {
  const isAllLead = leadOf(description) === description.trim();
  if (isAllLead && description.length < shownOnPhones) return null;
  return (
    <ShopSection title={homeTexts.home.about} place={isAllLead ? 'phones' : undefined}>
      <Text preserve>{typeset(description)}</Text>
    </ShopSection>
  );
}
