import { globSync } from 'node:fs';
import { join } from 'node:path';
import { operationsByDomain } from 'shared-contracts/operations';
import { binRoutes } from './bin/routes/index.ts';
import { bins } from './bins.ts';
import type { BoundRoute } from './http/bind.ts';

async function routesIn(domain: string): Promise<BoundRoute[]> {
  if (domain === 'bin') return binRoutes(bins);
  const files = globSync(`${domain}/**/routes/index.ts`, { cwd: import.meta.dirname });
  const modules = await Promise.all(files.map((file) => import(join(import.meta.dirname, file))));
  return modules.flatMap((module) => Object.values<BoundRoute>(module));
}

it.each(Object.entries(operationsByDomain))(
  '%s answers the operations of its own contracts, and no others',
  async (domain, operations) => {
    const answered = (await routesIn(domain)).map(({ operation }) => operation.name).sort();
    expect(answered.length).toBeGreaterThan(0);
    expect(answered).toEqual(operations.map(({ name }) => name).sort());
  },
);
