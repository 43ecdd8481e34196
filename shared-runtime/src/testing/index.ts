export { boot, putBoot } from './boot.ts';
export { inReads } from './in-reads.tsx';
export { inStore } from './in-store.tsx';
export { type Answer, createNetwork, type Network, offline, refuse } from './network.ts';
export { type OpenedScreen, openScreen, type TestedRemote } from './open-screen.tsx';
export { settled } from './settled.ts';
export { inOffice, signInAgain } from './signed-in.ts';
export { goodAs, merchantAs, orderAs, pictureAs, productAs } from './wire.ts';
