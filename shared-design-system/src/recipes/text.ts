/** Read aloud, not seen. */
export const visuallyHidden = `
  position: absolute;
  width: var(--stroke-s);
  height: var(--stroke-s);
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Headings: capitals in the shop (promise 9.10.3), as written in the office. */
export const heading = `
  font-family: var(--font-heading);
  font-weight: var(--heading-weight);
  text-transform: var(--heading-case);
  letter-spacing: var(--heading-track);
  line-height: var(--line-tight);
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

/** The line below a text link that stands by itself: by the brand's rule (promise 1.4.3). */
export const linkLine = `
  text-decoration-line: var(--link-decoration);
  text-decoration-color: color-mix(in srgb, currentColor 40%, transparent);
  text-decoration-thickness: var(--stroke-s);
  text-underline-offset: 0.24em;
`;

/** One line, cut with an ellipsis. */
export const oneLine = `
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** So many lines at most. */
export const clamp = (lines: number) => `
  display: -webkit-box;
  -webkit-line-clamp: ${lines};
  -webkit-box-orient: vertical;
  overflow: hidden;
`;

/** Numbers that stand in columns. */
export const numeric = `
  font-variant-numeric: lining-nums tabular-nums;
  white-space: nowrap;
`;
