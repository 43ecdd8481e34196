import { Heading, ShopPage, SiteHeader, Stack, Text } from 'shared-design-system/shop';
import { texts } from './terms-texts.ts';

/** `/terms`: what a merchant agrees to, and what the platform keeps of whom. */
export default function Terms() {
  return (
    <>
      <SiteHeader home="/" />
      <ShopPage width="narrow">
        <Stack gap={6}>
          <Heading level={1} size="xl">
            {texts.terms.title}
          </Heading>
          {texts.terms.sections.map(({ title, text }) => (
            <Stack key={title} as="section" gap={2}>
              <Heading level={2} size="m">
                {title}
              </Heading>
              <Text>{text}</Text>
            </Stack>
          ))}
        </Stack>
      </ShopPage>
    </>
  );
}
