import type { ContentItem, PublicShop } from 'shared-contracts';
import { ShopBanner } from 'shared-design-system/home';
import { ButtonLink, Link, ShopSection, Text, typeset } from 'shared-design-system/shop';
import { homeTexts } from '../../../home-texts.ts';
import { paragraphsOf } from '../paragraphs.ts';

interface ShopHeroProps {
  shop: PublicShop;
  /** Null where there is none. */
  picture: Pick<ContentItem, 'link' | 'shape'> | null;
  /** The page's own query: what is shown of the catalogue stays so. */
  search: string;
}

/** The banner of the shop's first page: its name, what it is, its picture (`shop-banner`). */
export function ShopHero({ shop, picture, search }: ShopHeroProps) {
  const { lead } = paragraphsOf(shop.description);
  return (
    <ShopBanner
      eyebrow={shop.locationAddress || undefined}
      title={typeset(shop.title || shop.name)}
      lead={lead ? typeset(lead) : undefined}
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

/** What the shop says of itself beyond the banner; nothing where that is all. */
export function ShopStory({ shop }: { shop: PublicShop }) {
  const { rest } = paragraphsOf(shop.description);
  if (!rest) return null;
  return (
    <ShopSection title={homeTexts.home.about}>
      <Text preserve>{typeset(rest)}</Text>
    </ShopSection>
  );
}
