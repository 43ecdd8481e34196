import { css, type SerializedStyles } from '@emotion/react';

/** A component's look as data: plain CSS texts, which a build could take out. What changes it is a variant, named here and nowhere else. */
export interface Recipe {
  base: string;
  /** By the attribute, without its `data-`, and its value; '' for one that looks as `base` does. */
  variants: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What comes after the variants: pressed, disabled. */
  states?: string;
}

/** The values of a recipe's variants, for the component's props. */
export type VariantsOf<Look extends Recipe> = { [Name in keyof Look['variants']]?: keyof Look['variants'][Name] };

/** What only the moment knows: an element's own custom properties, such as `--em`. */
export interface OwnVariables {
  vars?: Readonly<Record<`--${string}`, string | number | undefined>>;
}

/** Puts them into the element's styles: the page's policy takes a sheet with a nonce, and no `style` attribute. */
export const ownVariables = ({ vars }: OwnVariables) => vars;

/** The styles of a recipe: each variant is an attribute of the element, such as `data-size="s"`. */
export function cssOf({ base, variants, states = '' }: Recipe): SerializedStyles {
  const rules = Object.entries(variants).flatMap(([name, values]) =>
    Object.entries(values).map(([value, text]) => (text === '' ? '' : `&[data-${name}='${value}']{${text}}`)),
  );
  return css(base + rules.join('') + states);
}
