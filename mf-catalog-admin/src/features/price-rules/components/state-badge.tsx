import type { PriceRuleState } from 'shared-contracts';
import { Badge, type BadgeProps } from 'shared-design-system/office';
import { ruleTexts as words } from '../texts.ts';

const tones: Record<PriceRuleState, NonNullable<BadgeProps['tone']>> = {
  upcoming: 'info',
  running: 'happy',
  ended: 'neutral',
};

export const StateBadge = ({ state, covered = false }: { state: PriceRuleState; covered?: boolean }) =>
  covered ? <Badge tone="warn">{words.covered}</Badge> : <Badge tone={tones[state]}>{words.states[state]}</Badge>;
