import {
  ButtonLink,
  Card,
  Columns,
  Divider,
  Facts,
  Heading,
  Inline,
  Link,
  ShopBanner,
  ShopPage,
  ShopSection,
  SiteHeader,
  Stack,
  Text,
  ThemeToggle,
  useBrand,
} from 'shared-design-system';
import { readBoot } from 'shared-runtime';
import crafts from '../pictures/crafts.webp';
import flowers from '../pictures/flowers.webp';
import { signInPath } from '../routes/sign-in-address.ts';
import { texts } from '../texts.ts';

const words = texts.landing;

/** `/`: what the product is, in the brand's own words, and the ways in. */
export default function Landing() {
  const { brand, signedIn } = readBoot();
  const { cards } = useBrand();
  const create = (
    <ButtonLink size="l" to="/merchant/register">
      {words.create}
    </ButtonLink>
  );
  return (
    <>
      <SiteHeader
        home="/"
        actions={
          <>
            <ThemeToggle />
            <ButtonLink variant="outline" to={signedIn ? '/merchant' : signInPath}>
              {signedIn ? words.toOffice : words.signIn}
            </ButtonLink>
          </>
        }
      />
      <ShopPage>
        <ShopBanner
          {...words[cards]}
          picture={cards === 'shadow' ? flowers : crafts}
          actions={
            <>
              {create}
              {brand.demoShop && <Link to={`/shop/${brand.demoShop}`}>{words.example}</Link>}
            </>
          }
        />
        <Facts items={words.facts} />
        <ShopSection title={words.how}>
          <Columns count={3}>
            {words.steps.map(({ title, text }) => (
              <Card key={title} title={title} level={3}>
                <Text>{text}</Text>
              </Card>
            ))}
          </Columns>
        </ShopSection>
        <ShopSection>
          <Stack align="center" gap={5}>
            <Heading level={2}>{words.ready}</Heading>
            {create}
          </Stack>
        </ShopSection>
        <ShopSection>
          <Divider />
          <Inline justify="between">
            <Text tone="muted">{brand.name}</Text>
            <Link to="/terms">{words.terms}</Link>
          </Inline>
        </ShopSection>
      </ShopPage>
    </>
  );
}
