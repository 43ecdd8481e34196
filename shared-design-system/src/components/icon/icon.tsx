import styled from '@emotion/styled';
import type { IconName } from './icon-name.ts';
import { drawingOf } from './icons.ts';

const sizes = { s: 16, m: 20, l: 24, xl: 32, xxl: 72 } as const;

interface IconProps {
  name: IconName;
  size?: keyof typeof sizes;
  label?: string;
}

const Frame = styled.span`
  display: inline-block;
  flex: none;
  line-height: 0;
  vertical-align: -0.2em;
`;

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
