import { type ChangeEvent, type DragEvent, type ReactNode, useId, useState } from 'react';
import { fileZone, Icon, type IconName, styled, visuallyHidden } from 'shared-design-system/office';

interface FileFieldProps {
  label: string;
  hint?: ReactNode;
  accept: string;
  multiple?: boolean;
  icon?: IconName;
  disabled?: boolean;
  onFiles: (files: readonly File[]) => void;
}

const Zone = styled.label`
  ${fileZone}
  padding: var(--space-5) var(--space-4);
  font-size: var(--font-size-s);
  line-height: 1.4;
  overflow-wrap: anywhere;
`;

const Hidden = styled.input(visuallyHidden);

export function FileField(props: FileFieldProps) {
  const { label, hint, accept, multiple = false, icon = 'upload', disabled = false, onFiles } = props;
  const [over, setOver] = useState(false);
  const id = useId();
  const hintId = useId();
  const give = (list: FileList | null) => {
    const files = [...(list ?? [])].slice(0, multiple ? undefined : 1);
    if (files.length > 0 && !disabled) onFiles(files);
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    give(target.files);
    // Otherwise choosing the same file again would fire no event.
    target.value = '';
  };
  const hold = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover' && !disabled);
    if (event.type === 'drop') give(event.dataTransfer.files);
  };
  return (
    <Zone
      htmlFor={id}
      data-over={over ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
      onDragOver={hold}
      onDragLeave={hold}
      onDrop={hold}
    >
      <Hidden
        id={id}
        type="file"
        accept={accept}
        multiple={multiple}
        disabled={disabled}
        aria-label={label}
        aria-describedby={hint === undefined ? undefined : hintId}
        onChange={choose}
      />
      <Icon name={icon} size="l" />
      <strong>{label}</strong>
      {hint === undefined ? null : <span id={hintId}>{hint}</span>}
    </Zone>
  );
}
