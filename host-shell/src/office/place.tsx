import { Page } from 'shared-design-system/office';
import type { Place } from '../remotes/place.tsx';

export const officeScreenFrame: Place = {
  Frame: ({ title, children }) => <Page title={title}>{children}</Page>,
  titled: true,
};
