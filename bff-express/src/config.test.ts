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
