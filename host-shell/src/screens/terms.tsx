import { BrandMark, Heading, Inline, Link, ShopPage, ShopSection, Stack, Text, useBrand } from 'shared-design-system';
import { texts } from '../texts.ts';

/** `/terms`: what a merchant agrees to, and what the platform keeps of whom. */
export default function Terms() {
  const brand = useBrand();
  return (
    <ShopPage width="narrow">
      <ShopSection>
        <Stack gap={6}>
          <Inline>
            <BrandMark />
            <Link to="/" variant="plain">
              {brand.name}
            </Link>
          </Inline>
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
      </ShopSection>
    </ShopPage>
  );
}
