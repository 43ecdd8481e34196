export { useCropDialog } from './components/crop-dialog/use-crop-dialog.tsx';
export { PictureEditor } from './components/picture-editor/picture-editor.tsx';
export { PictureField } from './components/picture-editor/picture-field.tsx';
export { PictureIntake } from './components/picture-editor/picture-intake.tsx';
export type { PictureChanges } from './components/picture-editor/state.ts';
export type { KeptChanges } from './components/picture-editor/use-picture-editor.ts';
