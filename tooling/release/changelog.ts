import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const maxCommits = 500;

function lastRelease(folder: string, name: string): string | undefined {
  try {
    const args = ['describe', '--tags', '--abbrev=0', '--match', `${name}@*`];
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

function subjectsSince(folder: string, tag: string | undefined): string[] {
  const range = tag ? [`${tag}..HEAD`] : [];
  const args = ['log', '--no-merges', `--max-count=${maxCommits}`, '--format=%s (%h)', ...range, '--', '.'];
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).split('\n').filter(Boolean);
}

export function writeChangelog(folder: string, date: string): string {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = join(folder, 'CHANGELOG.md');
  const title = `# ${name}\n`;
  const earlier = existsSync(file) ? readFileSync(file, 'utf8').replace(title, '') : '';
  const lines = subjectsSince(folder, lastRelease(folder, name)).map((subject) => `- ${subject}\n`);
  writeFileSync(file, `${title}\n## ${version}, ${date}\n\n${lines.join('')}${earlier}`);
  return file;
}
