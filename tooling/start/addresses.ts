import { brandOrigin } from './settings.ts';
import { texts } from './texts.ts';

/**
 * What a person needs once the platform runs: its address, and on the demo stage the shops with their sign-ins.
 * @param origin `http://localhost:<port>`.
 * @param sandbox Where the provider sandbox answers, if there is one.
 */
export async function addresses(origin: string, stage: string, sandbox?: string): Promise<string> {
  const lines = [texts.address(`${origin}/b2b/`)];
  if (sandbox) lines.push(texts.sandbox(sandbox));
  if (stage === 'demo') lines.push(...(await demoLines(Number(new URL(origin).port))));
  return lines.join('\n');
}

async function demoLines(port: number): Promise<string[]> {
  const { demoAccounts } = await import('../demo/accounts.ts');
  const { demoShops } = await import('../demo/shops/index.ts');
  const shops = demoShops.flatMap(({ account, mum, settings }) => {
    const base = `${brandOrigin(mum ? 'mum' : 'bloom', port)}/b2b`;
    return [
      texts.demoShop(settings.title ?? account.merchantName, `${base}/shop/${account.merchantName}`),
      texts.demoSignIn(`${base}/merchant/sign-in`, account.email, account.password),
    ];
  });
  const { email, password } = demoAccounts.admin;
  return [...shops, texts.demoAdmin(`${brandOrigin('bloom', port)}/b2b/admin`, email, password)];
}
