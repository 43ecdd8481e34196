import { fontFaceCss } from '../fonts/faces.ts';
import { baseCss } from './base.ts';
import type { BrandLook } from './brand.ts';
import { tokensCss } from './css.ts';

/**
 * All that a page needs before its components: font faces, tokens of both themes, base sheet. For a `<style nonce>` in the head, or
 * rendered by `DesignSystemProvider`.
 */
export const documentCss = (brand: BrandLook): string => [fontFaceCss(), tokensCss(brand), baseCss].join('\n');
