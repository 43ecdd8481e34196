import styled from '@emotion/styled';
import { copyTexts } from '../../lazy-texts.ts';
import { cssOf, type Recipe } from '../../recipes/recipe.ts';
import { rowTexts } from '../../texts.ts';
import { media } from '../../tokens/media.ts';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { useToast } from '../toasts/toasts.tsx';

interface CopyButtonProps {
  value: string | (() => string);
  label?: string;
  compact?: boolean | 'phone';
  subject?: string;
}

const labelLook = { base: '', variants: { compact: { phone: `${media.phone} { display: none; }` } } } satisfies Recipe;

const Label = styled.span(cssOf(labelLook));

export function CopyButton({ value, label = copyTexts.action, compact = false, subject }: CopyButtonProps) {
  const { show } = useToast();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(typeof value === 'string' ? value : value());
      show({ title: copyTexts.done, type: 'happy', ...(subject === undefined ? {} : { text: subject }) });
    } catch {
      show({ text: copyTexts.failed, type: 'danger' });
    }
  };
  const voice = subject === undefined ? label : rowTexts.named(label, subject);
  return compact === true ? (
    <IconButton icon="copy" label={voice} onClick={copy} />
  ) : (
    <Button icon="copy" variant="outline" size="s" aria-label={voice} onClick={copy}>
      <Label data-compact={compact}>{label}</Label>
    </Button>
  );
}

interface CopyRowProps {
  label: string;
  value: string;
  shown?: string;
  large?: boolean;
  subject?: string;
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  min-height: 4rem;
  padding-block: var(--space-2);

  &:not(:first-of-type) {
    border-top: var(--stroke-s) solid var(--color-border);
  }
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;
  font-size: 1.0625rem;
  font-weight: var(--weight-bold);
  line-height: 1.35;
  overflow-wrap: anywhere;

  &[data-large] {
    font-size: 1.5rem;
    font-weight: var(--weight-heavy);
  }

  > span {
    display: block;
    font-size: var(--font-size-s);
    font-weight: var(--weight-text);
    color: var(--color-muted);
  }
`;

/** An address breaks after its slashes rather than inside a word. The zero-width spaces are only shown: `value` is copied. */
const breakable = (text: string) => text.replaceAll('/', '/\u200b');

export function CopyRow({ label, value, shown, large, subject = label }: CopyRowProps) {
  return (
    <Row>
      <Words data-large={large ? '' : undefined}>
        <span>{label}</span>
        {shown === undefined ? value : breakable(shown)}
      </Words>
      <CopyButton value={value} subject={subject} compact="phone" />
    </Row>
  );
}
