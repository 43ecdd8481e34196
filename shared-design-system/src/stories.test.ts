import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectTextLiterals } from 'tooling/parse';
import * as surface from './index.ts';

const groups = ['Theme', 'Layout', 'Actions', 'Forms', 'Feedback', 'Shop', 'Office'];

const storiesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => ({ file, code: readFileSync(join(folder, file), 'utf8') }));

const stories = storiesIn(import.meta.dirname);

const checkout = join(import.meta.dirname, '..', '..');
const teams = readdirSync(checkout).filter((name) => name === 'host-shell' || name.startsWith('mf-'));
const teamStories = teams.flatMap((name) => storiesIn(join(checkout, name, 'src')));

const bare = ['Anchor', 'FieldError', 'Global'];

const components = Object.keys(surface).filter(
  (name) => /^[A-Z]/.test(name) && !/(Provider|Context)$/.test(name) && !bare.includes(name),
);

describe('the workbench', () => {
  it('shows every component of the public surface', () => {
    const shown = (name: string) => stories.some(({ code }) => new RegExp(`<${name}[\\s/>]`).test(code));
    expect(components.length).toBeGreaterThan(50);
    expect(components.filter((name) => !shown(name))).toEqual([]);
  });

  it('groups them, and those of teams, as the public surface does', () => {
    expect(teamStories.length).toBeGreaterThan(5);
    const lost = [...stories, ...teamStories].filter(
      ({ file, code }) =>
        !groups.includes(collectTextLiterals(file, code, (name) => name === 'title')[0]?.split('/')[0] ?? ''),
    );
    expect(lost.map(({ file }) => file)).toEqual([]);
  });
});
