import { Stack, useConfirm } from 'shared-design-system';
import { formTexts } from './texts.ts';

/**
 * Asks whose changes are saved where the same was changed here and elsewhere.
 * @returns asks; its argument says of each such field what both sides have
 */
export function useAskAboutConflicts(): (lines: readonly string[]) => Promise<'mine' | 'theirs' | 'neither'> {
  const confirm = useConfirm();
  const { title, text, mine, theirs, stay } = formTexts.conflict;
  return async (lines) => {
    const answer = await confirm({
      title,
      text: (
        <Stack gap={3}>
          {lines.length ? (
            <Stack as="ul" gap={1}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </Stack>
          ) : null}
          <span>{text}</span>
        </Stack>
      ),
      confirmLabel: mine,
      cancelLabel: stay,
      alternative: { label: theirs, value: 'theirs' },
    });
    if (answer === 'confirm') return 'mine';
    return answer === 'theirs' ? 'theirs' : 'neither';
  };
}
