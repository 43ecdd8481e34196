import type { ReactNode } from 'react';
import { vitalNames } from 'shared-contracts';
import { Badge, Banner, Inline, media, phoneOnly, RowHeads, styled, Text } from 'shared-design-system/office';
import { compareReleases, type Module, troubledShareOf, vitalOf } from '../modules.ts';
import { texts } from '../texts.ts';
import { Measure } from './measure.tsx';

const columns = `
  grid-template-columns: minmax(8rem, 1.1fr) minmax(7rem, 1fr) minmax(7rem, 1fr) 5rem 9.5rem 9rem;
`;

const Heads = styled(RowHeads)(columns);

export function ModuleHeads() {
  const { name, now, before, loads, errors, lcp } = texts.heads;
  return (
    <Heads aria-hidden="true">
      {[name, now, before, loads, errors, lcp].map((head) => (
        <span key={head}>{head}</span>
      ))}
    </Heads>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: var(--space-3) var(--space-4);
  padding: var(--space-3) var(--space-4) var(--space-4);
  line-height: 1.35;
  list-style: none;

  & + & {
    box-shadow: inset 0 var(--stroke-s) 0 var(--color-border);
  }

  &[data-bad] {
    background: var(--color-danger-tint);
  }

  ${media.desktop} {
    ${columns}
    row-gap: var(--space-1);
    align-items: center;
  }
`;

const Cell = styled.div`
  display: grid;
  align-content: start;
  min-width: 0;
  overflow-wrap: anywhere;

  &[data-whole] {
    grid-column: 1 / -1;
  }

  ${media.desktop} {
    &[data-name] {
      grid-column: auto;
    }
  }
`;

const Label = styled.span`
  ${phoneOnly}
  font-size: var(--font-size-xs);
  color: var(--color-muted);
`;

const Actions = styled.div`
  grid-column: 1 / -1;

  &:empty {
    display: none;
  }
`;

interface ModuleRowProps {
  module: Module;
  actions?: ReactNode;
}

export function ModuleRow({ module, actions }: ModuleRowProps) {
  const { name, title, team, pinned, version, previous, givenUp, canary, now, before } = module;
  const { heads } = texts;
  const [trouble, troubleBefore] = [troubledShareOf(now), troubledShareOf(before)];
  const [lcp, lcpBefore] = [vitalOf(now, 'LCP'), vitalOf(before, 'LCP')];
  const trend = compareReleases(module, troubledShareOf);
  const was = (value: number | null, words: (value: number) => string) =>
    value === null ? null : texts.was(words(value));
  const seconds = (value: number) => texts.vital('LCP', value);
  return (
    <Row data-bad={trend === 'worse' ? '' : undefined}>
      <Cell data-whole data-name>
        <Text as="span" weight="medium">
          {name}
        </Text>
        <Text as="span" size="xs" tone="muted">
          {texts.owner(title, team)}
        </Text>
      </Cell>
      <Cell>
        <Label>{heads.now}</Label>
        <span>{version}</span>
        {pinned ? (
          <Inline>
            <Badge icon="lock">{texts.pinned}</Badge>
          </Inline>
        ) : null}
      </Cell>
      <Cell>
        <Label>{heads.before}</Label>
        <span>{previous ?? texts.none}</span>
      </Cell>
      <Cell>
        <Label>{heads.loads}</Label>
        <Measure
          value={now ? texts.count(now.loads) : null}
          hint={before ? texts.was(texts.count(before.loads)) : null}
        />
      </Cell>
      <Cell>
        <Label>{heads.errors}</Label>
        <Measure
          value={trouble === null ? null : texts.perMille(trouble)}
          hint={was(troubleBefore, texts.perMille)}
          series={now?.series.map(troubledShareOf) ?? []}
          tone={trend}
        />
      </Cell>
      <Cell>
        <Label>{heads.lcp}</Label>
        <Measure
          value={lcp === null ? null : seconds(lcp)}
          hint={was(lcpBefore, seconds)}
          series={now?.series.map((part) => part.lcp) ?? []}
          tone={compareReleases(module, (release) => vitalOf(release, 'LCP'))}
        />
      </Cell>
      <Details module={module} />
      {canary ? (
        <Cell data-whole>
          <Trial version={canary.version} share={canary.share} trial={module.trial} />
        </Cell>
      ) : null}
      {givenUp ? (
        <Cell data-whole>
          <Banner tone="danger" title={texts.givenUp(givenUp.version)}>
            {texts.givenUpWhy(givenUp.why)}
          </Banner>
        </Cell>
      ) : null}
      <Actions>{actions}</Actions>
    </Row>
  );
}

function Details({ module: { now } }: { module: Module }) {
  if (!now) {
    return (
      <Cell data-whole>
        <Text as="span" size="xs" tone="muted">
          {texts.unheard}
        </Text>
      </Cell>
    );
  }
  const measured = vitalNames.flatMap((name) => {
    const value = name === 'LCP' ? null : vitalOf(now, name);
    return value === null ? [] : [[name, value] as const];
  });
  const words = [now.troubled > 0 && texts.of(now.troubled, now.loads), texts.troubles(now), texts.vitals(measured)];
  const line = words.filter(Boolean).join(' · ');
  return line ? (
    <Cell data-whole>
      <Text as="span" size="xs" tone="muted">
        {line}
      </Text>
    </Cell>
  ) : null;
}

function Trial({ version, share, trial }: { version: string; share: number; trial: Module['trial'] }) {
  const [trouble, lcp] = [troubledShareOf(trial), vitalOf(trial, 'LCP')];
  const words = [
    texts.share(share),
    trial && `${texts.heads.loads} ${texts.count(trial.loads)}`,
    trouble !== null && `${texts.heads.errors} ${texts.perMille(trouble)}`,
    lcp !== null && `LCP ${texts.vital('LCP', lcp)}`,
  ];
  return (
    <Inline>
      <Badge tone="info">{texts.heads.trial}</Badge>
      <span>{version}</span>
      <Text as="span" size="xs" tone="muted">
        {words.filter(Boolean).join(' · ')}
      </Text>
    </Inline>
  );
}
