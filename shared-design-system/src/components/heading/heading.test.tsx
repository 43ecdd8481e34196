import { screen } from '@testing-library/react';
import { longestWord } from '../../format/name-width.ts';
import { renderPage } from '../../testing/render.tsx';
import { Heading } from './heading.tsx';

describe("a page's heading", () => {
  it('is as small as its longest word needs', () => {
    const name = 'Композиции из\u00a0сухоцветов';
    expect(longestWord('Композиции из сухоцветов')).toBe(longestWord('композиции'));
    expect(longestWord(name)).toBe(longestWord('из\u00a0сухоцветов'));
    expect(longestWord('Константиновна')).toBeGreaterThan(longestWord('Анна Ивановна'));
    renderPage(
      <Heading level={1} size="xxl">
        {name}
      </Heading>,
    );
    expect(screen.getByRole('heading')).toHaveStyle({
      '--em': '10.32',
      '--size': 'var(--font-size-xxl)',
      'font-size': 'max(1.125rem, min(var(--size), 100cqi / var(--em)))',
      hyphens: 'auto',
    });
  });
});
