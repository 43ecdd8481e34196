import { pictureTexts as words } from '../../picture-texts.ts';
import { Icon } from '../icon/icon.tsx';
import { ByMouse, ByTouch } from './editor-styles.ts';
import { FileChooser } from './file-chooser.tsx';
import { pictureKinds } from './refusal.ts';
import type { Intake } from './use-intake.ts';

interface EditorChooserProps {
  intake: Intake;
  over: boolean;
  multiple: boolean;
  beside: boolean;
  disabled: boolean;
}

export function EditorChooser({ intake, over, multiple, beside, disabled }: EditorChooserProps) {
  return (
    <FileChooser
      label={words.add}
      cameraLabel={words.cameraFor}
      onFiles={intake.choose}
      multiple={multiple}
      over={over}
      busy={intake.busy}
      tall={beside}
      disabled={disabled}
    >
      <Icon name="image-plus" size="l" />
      <strong>{words.add}</strong>
      {beside ? (
        words.kinds(pictureKinds)
      ) : (
        <>
          <ByMouse>{words.drop}</ByMouse>
          <ByTouch>{words.choose}</ByTouch>
        </>
      )}
    </FileChooser>
  );
}
