import { ShopBanner } from 'shared-design-system/home';
import { BrandMark, Card, Divider } from 'shared-design-system/pages';
import {
  ButtonLink,
  Columns,
  Facts,
  Inline,
  Link,
  ShopPage,
  ShopSection,
  Stack,
  Text,
} from 'shared-design-system/shop';
import { readBoot } from 'shared-runtime/page';
import { officePath, signInPath } from '../features/session/next-path.ts';
import { texts } from '../features/texts.ts';
import { SiteHeader } from '../layout/site-header.tsx';
import crafts from '../pictures/crafts.webp';
import flowers from '../pictures/flowers.webp';

const { landing } = texts;

const pictures: Partial<Record<string, string>> = { bloom: flowers, mum: crafts };

export default function Landing() {
  const { brand, signedIn } = readBoot();
  return (
    <>
      <SiteHeader
        mark={<BrandMark size={36} />}
        home="/"
        actions={
          signedIn ? (
            <ButtonLink variant="outline" to={officePath}>
              {landing.toOffice}
            </ButtonLink>
          ) : (
            <ButtonLink variant="outline" to={signInPath(officePath)}>
              {landing.signIn}
            </ButtonLink>
          )
        }
      />
      <ShopPage>
        <ShopBanner
          eyebrow={texts.brandLine(brand)}
          title={landing.title}
          lead={landing.lead}
          picture={pictures[brand.id]}
          actions={
            <>
              <ButtonLink to="/merchant/register" size="l">
                {landing.register}
              </ButtonLink>
              {brand.demoShop ? <Link to={`/shop/${brand.demoShop}`}>{landing.demo}</Link> : null}
            </>
          }
        />
        <Facts items={landing.facts} />
        <ShopSection title={landing.steps.title}>
          <Columns count={3}>
            {landing.steps.items.map(({ title, text }) => (
              <Card key={title} title={title} level={3}>
                <Text>{text}</Text>
              </Card>
            ))}
          </Columns>
        </ShopSection>
        <ShopSection>
          <Stack>
            <Divider />
            <Inline justify="between">
              <Text tone="muted">{texts.brandLine(brand)}</Text>
              <Inline>
                <Link to="/terms">{landing.terms}</Link>
                <Link to="/personal-data">{landing.personalData}</Link>
              </Inline>
            </Inline>
          </Stack>
        </ShopSection>
      </ShopPage>
    </>
  );
}
