import type { Stage } from 'shared-contracts';
import { readCookies } from '../cookies/cookies.ts';
import { withBff } from '../testing/running-bff.ts';
import { brandOfPage } from './brand-of-page.ts';
import { brandOfHost, readBrands } from './brands.ts';
import { debugInfoOf } from './debug.ts';

const brands = readBrands((id) => ({ origin: `http://${id}.example` }));
const debugCookies = 'b2b_theme=dark; b2b_debug_brand=mum';
const visitAt = (host: string, cookies?: string) => {
  const site = { host, tls: true, production: false };
  return { site, brand: brandOfHost(brands, host), cookies: readCookies(cookies, site) };
};
const brandAt = (stage: Stage, cookies: string | undefined) =>
  brandOfPage({ brands, stage }, visitAt('bloom.example', cookies)).id;

describe('the brand that the debug dialog asks for', () => {
  it('is given on the testing stage only, and only where there is one', () => {
    expect(brandAt('testing', debugCookies)).toBe('mum');
    expect(brandAt('testing', undefined)).toBe('bloom');
    expect(brandAt('testing', 'b2b_debug_brand=nobody')).toBe('bloom');
    for (const stage of ['production', 'demo'] as const) {
      expect(brandAt(stage, debugCookies)).toBe('bloom');
      expect(debugInfoOf({ brands, stage }, visitAt('bloom.example'))).toBeUndefined();
    }
  });

  it('knows host and origin of the request', () => {
    expect(debugInfoOf({ brands, stage: 'testing' }, visitAt('mum.example'))).toMatchObject({
      host: 'mum.example',
      origin: 'https://mum.example',
      hostBrand: 'mum',
    });
  });
});

describe('a page of the testing stage', () => {
  const bff = withBff({ env: { STAGE: 'testing' } });

  it('[2.3.1] shows itself in the brand that was chosen', async () => {
    const headers = { host: `bloom.localhost:${bff.port}` };
    const ofHost = await bff.call('/b2b/', { headers });
    expect(ofHost.text).toContain('data-brand="bloom"');
    expect(ofHost.text).toContain('"hostBrand":"bloom"');
    const { text } = await bff.call('/b2b/', { headers: { ...headers, cookie: debugCookies } });
    expect(text).toContain('data-brand="mum"');
    expect(text).toContain('"hostBrand":"bloom"');
  });
});
