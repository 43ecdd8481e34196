import { readdirSync } from 'node:fs';
import { brandSchema } from 'shared-contracts';
import { readConfig } from '../config.ts';
import { withBff } from '../testing/running-bff.ts';
import { brandOfHost, readBrands } from './brands.ts';

const brands = readBrands((id) => ({ origin: `http://${id}.example` }));
const idOf = (host: string) => brandOfHost(brands, host).id;

describe('brands', () => {
  it('[1.4.2] mum where the host contains the mum host, bloom where it contains the bloom host, else bloom', () => {
    expect(idOf('mum.localhost:3000')).toBe('mum');
    expect(idOf('shop.MUM.example')).toBe('mum');
    expect(idOf('bloom.localhost')).toBe('bloom');
    expect(idOf('mum.bloom.example')).toBe('mum');
    expect(idOf('localhost:3000')).toBe('bloom');
    expect(idOf('192.168.1.5')).toBe('bloom');
    expect(idOf('')).toBe('bloom');
  });

  it('take their hosts and origins from the configuration', () => {
    const config = readConfig({
      STAGE: 'production',
      REGISTRY_KEYS: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
      BRAND_HOSTS_MUM: 'makers.example, handmade',
      PUBLIC_ORIGIN_MUM: 'https://makers.example/',
      PUBLIC_ORIGIN_BLOOM: 'https://bloom.example',
    });
    expect(brandOfHost(config.brands, 'www.handmade.example')).toMatchObject({
      id: 'mum',
      origin: 'https://makers.example',
    });
    expect(brandOfHost(config.brands, 'mum.example').id).toBe('bloom');
  });

  it('are one file each, and fit the contract', () => {
    const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.json'));
    expect(brands.map(({ id }) => `${id}.json`).sort()).toEqual(files.sort());
    for (const brand of brands) expect(brandSchema.safeParse(brand).success).toBe(true);
    expect(brands.filter(({ fallback }) => fallback)).toHaveLength(1);
  });
});

describe('the brand of a page', () => {
  const bff = withBff();

  it('[1.4.1] is chosen by the host it is opened on', async () => {
    for (const [host, brand] of [
      ['bloom.localhost', 'bloom'],
      ['mum.localhost', 'mum'],
      ['localhost', 'bloom'],
    ] as const) {
      const { text } = await bff.call('/b2b/', { headers: { host: `${host}:${bff.port}` } });
      expect(text).toContain(`data-brand="${brand}"`);
      expect(text).toContain(`"brand":{"id":"${brand}"`);
    }
  });

  it('has a mark at its address', async () => {
    const mark = await bff.call('/b2b/brands/mum.svg');
    expect([mark.status, mark.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(mark.text).toMatch(/^<svg/);
    expect((await bff.call('/b2b/brands/none.svg')).status).toBe(404);
    const icon = await bff.call('/favicon.ico', { headers: { host: 'mum.localhost' } });
    expect([icon.status, icon.headers.location]).toEqual([302, '/b2b/brands/mum.svg']);
  });
});
