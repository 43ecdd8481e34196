import { Page } from 'shared-design-system/office';
import type { ScreenFrame } from '../remotes/screen-frame.tsx';

export const officeScreenFrame: ScreenFrame = {
  Frame: ({ title, children }) => <Page title={title}>{children}</Page>,
  titled: true,
};
