export const texts = {
  missing: (name: string, meaning: string) => `Не задана настройка ${name}: ${meaning}.`,
  wrong: (name: string, value: string, allowed: string) =>
    `Настройка ${name} не подходит: «${value}», нужно: ${allowed}.`,
  wrongSecret: (name: string, allowed: string) => `Настройка ${name} не подходит, нужно: ${allowed}.`,
  number: (least: number, most: number) => `целое число от ${least} до ${most}`,
  address: 'адрес вида http://127.0.0.1:3101',
  proxies: 'адреса и сети прокси через запятую, например 10.0.0.5, 10.1.0.0/16 или loopback',
  key: '32 байта в base64, например из команды openssl rand -base64 32',
  s3: 'она нужна там, где файлы лежат в S3',
};
