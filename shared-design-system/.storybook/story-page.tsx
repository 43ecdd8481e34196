import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useEffect } from 'react';
import type { Theme } from 'shared-contracts';
import * as sheets from '../src/document.ts';
import { type Area, bloom, DesignSystemProvider, mum, useArea, useTheme } from '../src/index.ts';

interface StoryPageProps {
  globals: Record<string, unknown>;
  parameters: Record<string, unknown>;
  children: ReactNode;
}

function StayingLink({ to, ...rest }: { to: string } & AnchorHTMLAttributes<HTMLAnchorElement>) {
  return <a {...rest} href={to} onClick={(event) => event.preventDefault()} />;
}

function Look({ theme, area, children }: { theme: Theme; area: Area; children: ReactNode }) {
  const { setTheme } = useTheme();
  useArea(area);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the toolbar says when, not the provider
  useEffect(() => setTheme(theme), [theme]);
  return <>{children}</>;
}

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
