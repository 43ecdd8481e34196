import { Global } from '@emotion/react';
import styled from '@emotion/styled';
import { type ReactNode, useContext, useMemo } from 'react';
import type { BrandLook } from '../tokens/brand.ts';
import type { ShopChoice } from '../tokens/look.ts';
import { lookNameOf, lookProperty } from '../tokens/look.ts';
import { useBrand } from './brand.tsx';
import { SheetsContext, useSheets } from './sheets.ts';

const lookOfPage = (): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--${lookProperty}`).trim();

function MadeStyles({ brand, choice }: { brand: BrandLook; choice: ShopChoice }) {
  const sheets = useSheets();
  const css = useMemo(() => sheets?.shopCss(brand, choice), [sheets, brand, choice]);
  return css === undefined ? null : <Global styles={css} />;
}

export function ShopStyles({ fontId, themeId, slugs: { mainColor } }: ShopChoice) {
  const brand = useBrand();
  const given = useContext(SheetsContext);
  const choice = useMemo<ShopChoice>(() => ({ fontId, themeId, slugs: { mainColor } }), [fontId, themeId, mainColor]);
  const there = useMemo(() => !given && lookOfPage() === lookNameOf(brand, choice), [given, brand, choice]);
  return there ? null : <MadeStyles brand={brand} choice={choice} />;
}

const Scope = styled.div<{ look: string }>(({ look }) => look);

export function ScopedShop({ choice, children }: { choice: ShopChoice; children: ReactNode }) {
  const brand = useBrand();
  const sheets = useSheets();
  return <Scope look={sheets?.scopedShopCss(brand, choice) ?? ''}>{children}</Scope>;
}
