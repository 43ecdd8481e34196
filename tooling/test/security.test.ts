import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout } from '../config/data-folder.ts';

const page = join(checkout, 'docs/security.md');
const text = readFileSync(page, 'utf8');

const links = [...text.matchAll(/\]\(([^)#]+)\)/g)].map(([, path = '']) => path);

it('docs/security.md names tests and files that are there', () => {
  expect(links.length).toBeGreaterThan(200);
  expect([...new Set(links)].filter((path) => !existsSync(join(page, '..', path)))).toEqual([]);
});

it('docs/security.md gives each requirement one state, and shows where one is not simply held', () => {
  const rows = text.split('\n').filter((line) => /^\| \d+\.\d+\.\d+/.test(line));
  expect(rows.length).toBeGreaterThan(150);
  expect(rows.filter((row) => !/^\| [\d.–]+ \| (?:held|part|not|n\/a) \| \S.* \|$/.test(row))).toEqual([]);
});
