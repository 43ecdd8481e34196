import { checkout } from '../config/data-folder.ts';
import { designSystemUsers } from './design-system-users.ts';
import { packagesIn } from './find-boundary-violation.ts';

/** Components that the specification names, so that they stay though one team alone uses them; and the sentence that does. */
const named: Record<string, string> = {
  'brand-mark': '1.4.1',
  carousel: '2.8.1',
  'product-carousel': '2.8.1',
  'product-gallery': '2.9.1',
  'product-grid': '2.10.1',
  'range-input': '9.2.1',
  'shop-footer': '2.7.1',
  'shop-header': '2.6.1',
};

/** On a shop's first page, where the same code weighs more in a file of its own; the page is near its limit. */
const bytes = ['info-panel', 'search-form'];

const users = designSystemUsers(checkout, packagesIn(checkout));

describe('the components of the design system', () => {
  it('have two users each, or are named by the specification: else they are their team’s own', () => {
    expect(users.size).toBeGreaterThan(40);
    const lonely = [...users].filter(([name, by]) => by.size < 2 && !(name in named) && !bytes.includes(name));
    expect(lonely.map(([name, by]) => `${name}: ${[...by].join() || 'nobody'}`)).toEqual([]);
  });

  it('are all used by somebody', () => {
    expect([...users].filter(([, by]) => by.size === 0).map(([name]) => name)).toEqual([]);
  });

  it('stand on the list of what stays only where they are still there, with a single user', () => {
    const needless = Object.keys(named).filter((name) => (users.get(name)?.size ?? 2) > 1);
    expect(needless).toEqual([]);
  });

  it('are counted by whoever takes them: packages, and other components', () => {
    expect([...(users.get('pagination') ?? [])].sort()).toEqual([
      'mf-catalog-admin',
      'mf-generator',
      'mf-settings',
      'shared-runtime',
    ]);
    expect([...(users.get('product-gallery') ?? [])]).toEqual(['mf-storefront']);
  });
});
