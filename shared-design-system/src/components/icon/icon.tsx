import styled from '@emotion/styled';
import type { IconName } from './icon-name.ts';
import { drawingOf } from './icons.ts';

const sizes = { s: 16, m: 20, l: 24, xl: 32, xxl: 72 } as const;

interface IconProps {
  name: IconName;
  /** 16, 20 (default), 24, 32, 72 px. */
  size?: keyof typeof sizes;
  /** Read aloud; without it the icon is decoration. */
  label?: string;
}

const Frame = styled.span`
  display: inline-block;
  flex: none;
  line-height: 0;
  vertical-align: -0.2em;
`;

/** An icon of the curated set, in the colour of the text around it. */
export function Icon({ name, size = 'm', label }: IconProps) {
  const Drawing = drawingOf(name);
  const voice = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <Frame data-icon={name} {...voice}>
      {Drawing ? (
        <Drawing size={sizes[size]} strokeWidth={size === 'xxl' ? 1.1 : 1.75} aria-hidden focusable="false" />
      ) : null}
    </Frame>
  );
}
