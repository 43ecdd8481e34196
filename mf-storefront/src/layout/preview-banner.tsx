import { Banner, ButtonLink } from 'shared-design-system/shop';
import { texts } from './texts.ts';

const words = texts.preview;

export default function PreviewBanner() {
  return (
    <aside aria-label={words.title}>
      <Banner
        wide
        tone="warn"
        title={words.title}
        actions={
          <ButtonLink to="/merchant/settings/shop" variant="outline" size="s">
            {words.action}
          </ButtonLink>
        }
      >
        {words.text}
      </Banner>
    </aside>
  );
}
