export const loadLive = () => import('./live.ts').then(({ liveOfPage }) => ({ live: liveOfPage() }));
