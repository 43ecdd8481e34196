import { styled } from 'shared-design-system/office';

/** Wall and surface of each style as the studio draws them: colours of pictures, not of the office. */
const scenes: Readonly<Record<string, readonly [wall: string, surface: string]>> = {
  gentle: ['#fbe3e0', '#f1c4bf'],
  white: ['#ffffff', '#f1f1f3'],
  table: ['#f0e6d8', '#b98a5b'],
  linen: ['#f3eee5', '#ddd3c2'],
  marble: ['#e7eaee', '#fafafa'],
  spring: ['#e4f3da', '#bddba9'],
  autumn: ['#f4e2c6', '#c98d53'],
  winter: ['#dbe8f6', '#f6faff'],
  party: ['#4b2a63', '#6a3f88'],
};

/** Of what stands there. */
const shade = '#000000';

const Drawing = styled.svg`
  display: block;
  width: 100%;
  border-radius: var(--radius-s);
  forced-color-adjust: none;
`;

/** How a style looks at a glance; one that is not known here is white. */
export function StylePicture({ slug }: { slug: string }) {
  const [wall, surface] = scenes[slug] ?? ['#ffffff', '#f1f1f3'];
  return (
    <Drawing viewBox="0 0 90 60" aria-hidden="true">
      <rect width="90" height="60" fill={wall} />
      <rect y="40" width="90" height="20" fill={surface} />
      <ellipse cx="45" cy="48" rx="16" ry="4" fill={shade} opacity="0.2" />
    </Drawing>
  );
}
