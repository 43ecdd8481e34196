import { css, type SerializedStyles } from '@emotion/react';

/** A component's look as data: plain CSS texts, which a build could extract. Whatever changes the look is a variant, named here and nowhere else. */
export interface Recipe {
  base: string;
  variants: Readonly<Record<string, Readonly<Record<string, string>>>>;
  states?: string;
}

export type VariantsOf<Look extends Recipe> = { [Name in keyof Look['variants']]?: keyof Look['variants'][Name] };

export interface OwnVariables {
  vars?: Readonly<Record<`--${string}`, string | number | undefined>>;
}

/** Puts variables into the element's styles: the page's Content-Security-Policy allows a style sheet with a nonce, but no `style` attribute. */
export const ownVariables = ({ vars }: OwnVariables) => vars;

export function cssOf({ base, variants, states = '' }: Recipe): SerializedStyles {
  const rules = Object.entries(variants).flatMap(([name, values]) =>
    Object.entries(values).map(([value, text]) => (text === '' ? '' : `&[data-${name}='${value}']{${text}}`)),
  );
  return css(base + rules.join('') + states);
}
