import { type Boot, bootElementId } from 'shared-contracts';

export const boot: Boot = {
  snapshot: { revision: 1, containers: [] },
  brand: {
    id: 'bloom',
    name: 'bloom',
    hosts: ['bloom'],
    origin: 'https://bloom.test',
    defaultTheme: 'light',
    cards: 'shadow',
    links: 'plain',
    demoShop: 'verbena',
    logo: '/b2b/brands/bloom.svg',
  },
  stage: 'demo',
  theme: 'light',
  signedIn: false,
};

export function putBoot(given: Boot): void {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = bootElementId;
  element.textContent = JSON.stringify(given);
  document.body.replaceChildren(element);
}
