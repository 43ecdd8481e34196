import { brandOrigin } from './settings.ts';
import { texts } from './texts.ts';

export async function formatAddresses(
  origin: string,
  stage: string,
  dataDir: string,
  sandbox?: string,
): Promise<string> {
  const lines = [texts.address(`${origin}/b2b/`)];
  if (sandbox) lines.push(texts.sandbox(sandbox));
  if (stage === 'demo') lines.push(...(await demoLines(Number(new URL(origin).port), dataDir)));
  return lines.join('\n');
}

async function demoLines(port: number, dataDir: string): Promise<string[]> {
  const { demoShops } = await import('../demo/shops/index.ts');
  const shops = demoShops.flatMap(({ account, mum, settings }) => {
    const base = `${brandOrigin(mum ? 'mum' : 'bloom', port)}/b2b`;
    return [
      texts.demoShop(settings.title ?? account.merchantName, `${base}/shop/${account.merchantName}`),
      texts.demoSignIn(`${base}/merchant/sign-in`, account.email, account.password),
    ];
  });
  const { readDemoStaff } = await import('../demo/staff-file.ts');
  const { appCode } = await import('../demo/app-code.ts');
  const staff = readDemoStaff(dataDir);
  if (!staff) return shops;
  const { email, password, key } = staff;
  return [...shops, texts.demoStaff(`${brandOrigin('bloom', port)}/b2b/admin`, email, password, key, appCode(key))];
}
