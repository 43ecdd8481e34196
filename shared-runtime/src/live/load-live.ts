/** What happens in the merchant's shop, heard as it happens: one connection for the page, whichever remotes listen. The office loads it. */
export const loadLive = () => import('./live.ts').then(({ liveOfPage }) => ({ live: liveOfPage() }));
