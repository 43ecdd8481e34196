import { screen } from '@testing-library/react';
import { longestWord } from '../../format/name-width.ts';
import { renderPage } from '../../testing/render.tsx';
import { Heading } from './heading.tsx';

const sheet = () =>
  [...document.styleSheets]
    .flatMap((one) => [...one.cssRules])
    .map((rule) => rule.cssText)
    .join('\n');

describe("a page's heading", () => {
  it('is as small as its longest word needs', () => {
    const name = 'Композиции из\u00a0сухоцветов';
    expect(longestWord(name)).toBe(longestWord('композиции'));
    expect(longestWord('Константиновна')).toBeGreaterThan(longestWord('Анна Ивановна'));
    renderPage(
      <Heading level={1} size="xxl">
        {name}
      </Heading>,
    );
    expect(sheet()).toContain(`max(1.25rem, min(var(--font-size-xxl), 100cqi / ${longestWord(name)}))`);
    expect(screen.getByRole('heading')).toHaveStyle({ hyphens: 'auto' });
    expect(screen.getByRole('heading')).not.toHaveAttribute('em');
  });
});
