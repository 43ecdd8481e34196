import type { Ref } from 'react';
import { Banner, Button, FormErrorSummary, Inline, Stack, Text } from 'shared-design-system/office';
import { describeFailure, isFailure } from 'shared-runtime/page';
import type { ConflictField } from './conflict-fields.ts';
import type { EditForm } from './edit-form.ts';
import { formTexts } from './texts.ts';

interface EditNoticesProps {
  edit: Pick<EditForm<never>, 'failure' | 'renewed' | 'outdated' | 'conflicts' | 'restored' | 'saving' | 'keepMine'>;
  onAgain: () => void;
  onRevert: () => void;
  origin: Ref<HTMLDivElement>;
}

export function EditNotices({ edit, onAgain, onRevert, origin }: EditNoticesProps) {
  return (
    <>
      {edit.failure ? (
        <Stack gap={2}>
          <FormErrorSummary title={formTexts.notSaved} errors={[{ message: describeFailure(edit.failure) }]} />
          {isFailure(edit.failure) && edit.failure.code === 'read_only' ? null : (
            <Inline>
              <Button variant="outline" size="s" icon="refresh" loading={edit.saving} onClick={onAgain}>
                {formTexts.retry}
              </Button>
            </Inline>
          )}
        </Stack>
      ) : null}
      {edit.renewed ? (
        <Banner
          tone="info"
          live
          title={formTexts.renewed}
          actions={
            <Button variant="outline" size="s" loading={edit.saving} onClick={onAgain}>
              {formTexts.saveAgain}
            </Button>
          }
        >
          {formTexts.renewedHint}
        </Banner>
      ) : null}
      <Origin edit={edit} onRevert={onRevert} origin={origin} />
    </>
  );
}

const sides = ['mine', 'theirs'] as const;

const Conflicts = ({ fields }: { fields: readonly ConflictField[] }) =>
  fields.map((field) => (
    <Stack key={field.name} gap={1}>
      <Text weight="medium">{field.label}</Text>
      {sides.map((side) =>
        field[side] === undefined ? null : (
          <Text key={side} size="s">
            {formTexts.conflict[side]}: {field[side]}
          </Text>
        ),
      )}
    </Stack>
  ));

function Origin({ edit, onRevert, origin }: Omit<EditNoticesProps, 'onAgain'>) {
  if (edit.outdated) {
    return (
      <div ref={origin} tabIndex={-1}>
        <Banner
          tone="warn"
          live
          title={formTexts.outdated}
          actions={
            <>
              <Button variant="outline" size="s" onClick={onRevert}>
                {formTexts.takeNew}
              </Button>
              <Button variant="ghost" size="s" onClick={edit.keepMine}>
                {formTexts.keepMine}
              </Button>
            </>
          }
        >
          <Stack gap={3}>
            <span>{formTexts.outdatedHint}</span>
            <Conflicts fields={edit.conflicts} />
          </Stack>
        </Banner>
      </div>
    );
  }
  if (!edit.restored) return null;
  return (
    <Banner
      tone="info"
      title={formTexts.restored}
      actions={
        <Button variant="outline" size="s" onClick={onRevert}>
          {formTexts.revert}
        </Button>
      }
    />
  );
}
