import {
  ButtonLink,
  Facts,
  type IconName,
  Inline,
  Link,
  ShopBanner,
  ShopPage,
  ShopSection,
} from 'shared-design-system';
import { readBoot, useSession } from 'shared-runtime';
import { officePath } from '../features/session/next-path.ts';
import { texts } from './texts.ts';

const icons: readonly IconName[] = ['store', 'camera', 'share'];

/** `/`: what the product is, for somebody who has come for the first time. The brand is the host's (sentence 1.4.1). */
export default function Landing() {
  const { brand } = readBoot();
  const { status } = useSession();
  return (
    <ShopPage>
      <ShopBanner
        eyebrow={texts.brandLine(brand.name)}
        title={texts.landing.title}
        lead={texts.landing.lead}
        actions={
          <Inline gap={4}>
            {status === 'signedIn' ? (
              <ButtonLink to={officePath} size="l">
                {texts.landing.toOffice}
              </ButtonLink>
            ) : (
              <>
                <ButtonLink to="/merchant/register" size="l">
                  {texts.landing.register}
                </ButtonLink>
                <ButtonLink to="/merchant/sign-in" size="l" variant="outline">
                  {texts.landing.signIn}
                </ButtonLink>
              </>
            )}
            {brand.demoShop ? <Link to={`/shop/${brand.demoShop}`}>{texts.landing.demo}</Link> : null}
          </Inline>
        }
      />
      <ShopSection title={texts.landing.steps.title}>
        <Facts items={texts.landing.steps.items.map((item, index) => ({ ...item, icon: icons[index] ?? 'check' }))} />
      </ShopSection>
    </ShopPage>
  );
}
