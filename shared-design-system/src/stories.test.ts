import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as surface from './index.ts';

/** In the order of the public surface. */
const groups = ['Theme', 'Layout', 'Actions', 'Forms', 'Feedback', 'Shop', 'Office'];

const stories = readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.stories.tsx'))
  .map((file) => ({ file, code: readFileSync(join(__dirname, file), 'utf8') }));

/** What is drawn: providers have no looks of their own, and stand around every story. */
const components = Object.keys(surface).filter((name) => /^[A-Z]/.test(name) && !name.endsWith('Provider'));

describe('the workbench', () => {
  it('shows every component of the public surface', () => {
    const shown = (name: string) => stories.some(({ code }) => new RegExp(`<${name}[\\s/>]`).test(code));
    expect(components.length).toBeGreaterThan(50);
    expect(components.filter((name) => !shown(name))).toEqual([]);
  });

  it('groups them as the public surface does', () => {
    const lost = stories.filter(({ code }) => !groups.includes(/title: '(\w+)\/\w+'/.exec(code)?.[1] ?? ''));
    expect(lost.map(({ file }) => file)).toEqual([]);
  });
});
