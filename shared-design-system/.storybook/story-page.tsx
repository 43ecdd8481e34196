import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useEffect } from 'react';
import type { Theme } from 'shared-contracts';
import * as sheets from '../src/document.ts';
import { type Area, bloom, DesignSystemProvider, mum, useArea, useTheme } from '../src/index.ts';

/** What a story says about the page it stands on, and what the toolbar says. */
interface StoryPageProps {
  /** `brand`, `theme` and `area` of the toolbar. */
  globals: Record<string, unknown>;
  /** `area: 'office'` for what only the office shows. */
  parameters: Record<string, unknown>;
  children: ReactNode;
}

/** A router's link that leads nowhere: a story stays where it is. */
function StayingLink({ to, ...rest }: { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...rest} href={to} onClick={(event) => event.preventDefault()} />;
}

/** Follows the toolbar without starting the story anew. */
function Look({ theme, area, children }: { theme: Theme; area: Area; children: ReactNode }) {
  const { setTheme } = useTheme();
  useArea(area);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the toolbar says when, not the provider
  useEffect(() => setTheme(theme), [theme]);
  return <>{children}</>;
}

/** The page around a story, as pages of the product are: provider, tokens, fonts, brand, theme and area. */
export function StoryPage({ globals, parameters, children }: StoryPageProps) {
  const theme: Theme = globals.theme === 'dark' ? 'dark' : 'light';
  const forced = globals.area === 'shop' || globals.area === 'office' ? globals.area : undefined;
  const area: Area = forced ?? (parameters.area === 'office' ? 'office' : 'shop');
  return (
    <DesignSystemProvider
      sheets={sheets}
      brand={globals.brand === 'mum' ? mum : bloom}
      theme={theme}
      linkComponent={StayingLink}
    >
      <Look theme={theme} area={area}>
        {children}
      </Look>
    </DesignSystemProvider>
  );
}
