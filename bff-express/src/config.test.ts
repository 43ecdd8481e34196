import { operationGroups } from 'shared-contracts';
import { StartupError } from 'shared-node';
import { readConfig } from './config.ts';

const production = {
  REGISTRY_KEYS: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
  PUBLIC_ORIGIN_BLOOM: 'https://bloom.example',
  PUBLIC_ORIGIN_MUM: 'https://mum.example',
};

describe('the configuration', () => {
  it('is production on loopback unless said otherwise', () => {
    const config = readConfig(production);
    expect(config.trustedProxies('127.0.0.1')).toBe(false);
    expect(config).toMatchObject({ stage: 'production', host: '127.0.0.1', port: 3000 });
    for (const group of operationGroups) expect(config.upstreams[group].href).toBe('http://127.0.0.1:3101/');
  });

  it('gives each group an address of its own', () => {
    const config = readConfig({
      ...production,
      UPSTREAM_URL: 'http://a:1',
      UPSTREAM_MERCHANT_SETTINGS: 'https://b/team',
    });
    expect(config.upstreams.orders.host).toBe('a:1');
    expect(config.upstreams['merchant-settings'].href).toBe('https://b/team');
  });

  it('trusts the ranges that it names, and no address beside them', () => {
    const { trustedProxies } = readConfig({ ...production, TRUST_PROXY: 'uniquelocal, linklocal,203.0.113.7' });
    const believed = ['10.9.8.7', '172.31.0.1', '192.168.1.1', 'fd00::1', '169.254.1.1', 'fe80::1', '203.0.113.7'];
    expect(believed.filter((address) => !trustedProxies(address))).toEqual([]);
    const others = [
      '127.0.0.1',
      '::1',
      '172.15.0.1',
      '172.32.0.1',
      '11.0.0.1',
      '203.0.113.8',
      '2001:db8::1',
      'nobody',
      '',
    ];
    expect(others.filter(trustedProxies)).toEqual([]);
  });

  it('raises every limit by one factor', () => {
    expect(readConfig({ ...production, LIMITS_FACTOR: '10', PAGE_TIME_LIMIT: '2500' })).toMatchObject({
      timeLimits: { call: 30_000, page: 2_500 },
      quotas: {
        shop: { atOnce: 2_000, perSecond: 600 },
        address: { atOnce: 15_000, perSecond: 4_000 },
        unknown: {
          ofNetwork: { atOnce: 600, perSecond: 100 },
          inAll: { atOnce: 4_000, perSecond: 1_000 },
          ofNewcomer: { atOnce: 50, perSecond: 1 },
          newcomersInAll: { atOnce: 2_000, perSecond: 500 },
        },
        trouble: { atOnce: 100, perSecond: 1 / 6 },
        forms: { atOnce: 600, perSecond: 20 },
        callsOfNetwork: { atShop: 80, inAll: 600 },
      },
    });
  });

  it('serves nothing in production that no registry has signed, so it asks for its key', () => {
    const { REGISTRY_KEYS: key, ...without } = production;
    expect(() => readConfig(without)).toThrow(/^Не задана настройка REGISTRY_KEYS/);
    expect(() => readConfig({ ...without, REGISTRY_KEYS: `${key}, short` })).toThrow(
      /REGISTRY_KEYS не подходит: «short»/,
    );
    expect(readConfig({ ...production, REGISTRY_KEYS: `${key},${key}` }).registryKeys).toEqual([key, key]);
    expect(readConfig({ STAGE: 'demo' }).registryKeys).toEqual([]);
  });

  it('guesses the origins of brands outside production only', () => {
    expect(readConfig({ STAGE: 'demo', PORT: '4000' }).brands.map(({ origin }) => origin)).toEqual([
      'http://mum.localhost:4000',
      'http://bloom.localhost:4000',
    ]);
    expect(() => readConfig({})).toThrow(/^Не задана настройка PUBLIC_ORIGIN_BLOOM/);
  });

  it.each([
    ['PORT', 'http', 'Настройка PORT не подходит: «http», нужно: целое число от 0 до 65535.'],
    ['PORT', '70000', 'Настройка PORT не подходит: «70000», нужно: целое число от 0 до 65535.'],
    ['STAGE', 'prod', 'Настройка STAGE не подходит: «prod», нужно: production, testing, demo.'],
    ['UPSTREAM_URL', 'localhost:3101', /UPSTREAM_URL не подходит: «localhost:3101», нужно: адрес вида http/],
    ['UPSTREAM_S3', 'ftp://x', /UPSTREAM_S3 не подходит: «ftp:\/\/x», нужно: адрес/],
    ['TRUST_PROXY', '1', /TRUST_PROXY не подходит: «1», нужно: адреса и сети прокси через запятую/],
    ['TRUST_PROXY', '10.0.0.0/33', /TRUST_PROXY не подходит: «10.0.0.0\/33», нужно: адреса и сети/],
    ['LOG_LEVEL', 'loud', /LOG_LEVEL не подходит: «loud», нужно: fatal/],
  ])('says in one sentence what is wrong with %s=%s', (name, value, sentence) => {
    const read = () => readConfig({ STAGE: 'demo', [name]: value });
    expect(read).toThrow(StartupError);
    expect(read).toThrow(sentence);
  });
});
