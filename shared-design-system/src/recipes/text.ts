export const visuallyHidden = `
  position: absolute;
  width: var(--stroke-s);
  height: var(--stroke-s);
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

export const heading = `
  font-family: var(--font-heading);
  font-weight: var(--heading-weight);
  text-transform: var(--heading-case);
  letter-spacing: var(--heading-track);
  line-height: var(--line-tight);
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

export const linkLine = `
  text-decoration-line: var(--link-decoration);
  text-decoration-color: color-mix(in srgb, currentColor 40%, transparent);
  text-decoration-thickness: var(--stroke-s);
  text-underline-offset: 0.24em;
`;

export const oneLine = `
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const clamp = (lines: number) => `
  display: -webkit-box;
  -webkit-line-clamp: ${lines};
  -webkit-box-orient: vertical;
  overflow: hidden;
`;

export const numeric = `
  font-variant-numeric: lining-nums tabular-nums;
  white-space: nowrap;
`;
