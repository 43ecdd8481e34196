import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useToast } from 'shared-design-system/office';
import { type EditForm, EditPage } from 'shared-runtime/screens';
import { texts } from '../texts.ts';
import { backToOffice } from './settings-page.tsx';

interface SettingsEditProps<Values extends FieldValues> {
  edit: EditForm<Values>;
  title: string;
  wide?: boolean;
  onSaved?: () => void;
  children: ReactNode;
}

export function useSavedNotice(onSaved?: () => void): () => void {
  const { show } = useToast();
  return () => {
    show({ title: texts.saved, type: 'happy' });
    onSaved?.();
  };
}

export function SettingsEdit<Values extends FieldValues>(props: SettingsEditProps<Values>) {
  const { edit, title, wide = false, onSaved, children } = props;
  const say = useSavedNotice(onSaved);
  return (
    <EditPage edit={edit} title={title} back={backToOffice} width={wide ? 'full' : 'narrow'} onSaved={say}>
      {children}
    </EditPage>
  );
}
