import { Button, media, styled } from 'shared-design-system/office';
import { listTexts } from '../../../list-texts.ts';
import { useLoadedDialog } from '../use-loaded-dialog.ts';

const Below = styled.div`
  padding: var(--space-2) var(--gutter);

  ${media.desktop} {
    padding-inline: 0;
  }
`;

export function ExportButton() {
  const { Dialog, loading, show, close } = useLoadedDialog<{ onClose: () => void }>(
    () => import('./export-dialog.tsx'),
  );
  return (
    <Below>
      <Button variant="ghost" size="s" icon="download" loading={loading} onClick={show}>
        {listTexts.exportAll}
      </Button>
      {Dialog ? <Dialog onClose={close} /> : null}
    </Below>
  );
}
