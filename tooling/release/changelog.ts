import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Commits of one release that are listed at most; the first release has all that the folder ever had behind it. */
const maxCommits = 500;

/** The tag of a package's last release; undefined before the first. */
function lastRelease(folder: string, name: string): string | undefined {
  try {
    const args = ['describe', '--tags', '--abbrev=0', '--match', `${name}@*`];
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
}

/** Subjects of the commits that touched a folder since a tag, the newest first. */
function subjectsSince(folder: string, tag: string | undefined): string[] {
  const range = tag ? [`${tag}..HEAD`] : [];
  const args = ['log', '--no-merges', `--max-count=${maxCommits}`, '--format=%s (%h)', ...range, '--', '.'];
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).split('\n').filter(Boolean);
}

/**
 * Puts what was committed in a package's folder since its last release at the top of its `CHANGELOG.md`, under its present version.
 * @param date as it stands there
 * @returns the file
 */
export function writeChangelog(folder: string, date: string): string {
  const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = join(folder, 'CHANGELOG.md');
  const title = `# ${name}\n`;
  const earlier = existsSync(file) ? readFileSync(file, 'utf8').replace(title, '') : '';
  const lines = subjectsSince(folder, lastRelease(folder, name)).map((subject) => `- ${subject}\n`);
  writeFileSync(file, `${title}\n## ${version}, ${date}\n\n${lines.join('')}${earlier}`);
  return file;
}
