import { Page, type PageProps } from 'shared-design-system/office';
import { Loaded, type LoadedProps } from './loaded.tsx';

interface LoadedPageProps<Data> extends LoadedProps<Data>, Pick<PageProps, 'title' | 'back' | 'width'> {}

export function LoadedPage<Data>({ title, back, width, children, ...loaded }: LoadedPageProps<Data>) {
  const { currentData } = loaded.query;
  // A form stays when a refresh fails: saving will say what is wrong.
  if (currentData !== undefined) return children(currentData);
  return (
    <Page title={title} {...(back ? { back } : {})} {...(width ? { width } : {})}>
      <Loaded {...loaded}>{() => null}</Loaded>
    </Page>
  );
}
