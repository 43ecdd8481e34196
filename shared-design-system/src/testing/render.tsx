import { type RenderResult, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { Theme } from 'shared-contracts';
import * as sheets from '../document.ts';
import { DesignSystemProvider } from '../provider.tsx';
import { type BrandLook, bloom } from '../tokens/brand.ts';

export function renderPage(ui: ReactNode, options: { brand?: BrandLook; theme?: Theme } = {}): RenderResult {
  const { brand = bloom, theme = 'light' } = options;
  const page = (children: ReactNode) => (
    <DesignSystemProvider brand={brand} theme={theme} sheets={sheets} documentStyles="present">
      {children}
    </DesignSystemProvider>
  );
  const result = render(page(ui));
  return { ...result, rerender: (next) => result.rerender(page(next)) };
}

/** As translators of browsers do: each text that may be translated is put into an element of its own. */
export function translatePage(root: Element): void {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (texts.nextNode()) found.push(texts.currentNode as Text);
  for (const text of found) {
    if (text.parentElement?.closest('[translate="no"], style, script')) continue;
    const font = document.createElement('font');
    font.textContent = text.data;
    text.replaceWith(font);
  }
}
