/** A pane of {@link Split} and of {@link OfficeSplit}: what stands in it is as far apart as the panes are. */
export const pane = `
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: inherit;
  min-width: 0;
`;
