import type { RegisteredContainer, RegistryList } from 'shared-contracts';
import { texts } from './texts.ts';

const mostLines = 20;

const when = (at: string | null): string => (at === null ? texts.never : at.slice(0, 16).replace('T', ' '));

function* linesOf({ name, team, stable, canary, pinned, releases }: RegisteredContainer): Generator<string> {
  yield `${name} (${team})${pinned ? ' закреплён' : ''}`;
  for (const { version, commit, published_at, served_at } of releases) {
    const mark = version === stable ? '●' : version === canary?.version ? `◐ ${canary.share} %` : ' ';
    yield `  ${mark} ${version}  ${when(published_at)}  ${commit.slice(0, 10)}  ${when(served_at)}`;
  }
}

export function listing({ containers, history }: RegistryList): string[] {
  if (containers.length === 0) return [texts.empty];
  return [
    ...containers.flatMap((container) => [...linesOf(container)]),
    '',
    ...history
      .slice(0, mostLines)
      .map(({ at, name, version, kind, actor, reason }) =>
        [when(at), kind, name, version ?? '', actor, reason].filter(Boolean).join('  '),
      ),
  ];
}
