import { BrandMark } from 'shared-design-system/pages';
import { Heading, ShopPage, Stack, Text } from 'shared-design-system/shop';
import { SiteHeader } from '../../layout/site-header.tsx';
import { texts } from './texts.ts';

interface PlatformDocumentProps {
  document: { title: string; sections: readonly { title: string; text: string }[] };
  version: string;
}

export function PlatformDocument({ document, version }: PlatformDocumentProps) {
  return (
    <>
      <SiteHeader home="/" mark={<BrandMark size={36} />} />
      <ShopPage width="narrow">
        <Stack gap={6}>
          <Heading level={1} size="xl">
            {document.title}
          </Heading>
          {document.sections.map(({ title, text }) => (
            <Stack key={title} as="section" gap={2}>
              <Heading level={2} size="m">
                {title}
              </Heading>
              <Text>{text}</Text>
            </Stack>
          ))}
          <Text tone="muted" size="s">
            {texts.version(version)}
          </Text>
        </Stack>
      </ShopPage>
    </>
  );
}
