import { Button, Columns, Dialog, Heading, Stack, Text } from 'shared-design-system/office';
import { texts } from '../texts.ts';

const words = texts.propose;

interface ProductTexts {
  title: string;
  description: string;
}

interface ProposalDialogProps {
  own: ProductTexts;
  proposed: ProductTexts;
  onTake: () => void;
  onClose: () => void;
}

/** What is proposed beside what is there: nothing is filled in before somebody takes it. Mounted while it is open. */
export function ProposalDialog({ own, proposed, onTake, onClose }: ProposalDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={words.title}
      footer={
        <>
          <Button onClick={onTake}>{words.take}</Button>
          <Button variant="outline" onClick={onClose}>
            {words.keep}
          </Button>
        </>
      }
    >
      <Columns count={2}>
        <Side title={words.own} texts={own} />
        <Side title={words.proposed} texts={proposed} />
      </Columns>
    </Dialog>
  );
}

function Side({ title, texts: { title: name, description } }: { title: string; texts: ProductTexts }) {
  return (
    <Stack as="section" gap={2}>
      <Heading level={3} size="m">
        {title}
      </Heading>
      <Text>{name || words.empty}</Text>
      <Text tone="muted">{description || words.empty}</Text>
    </Stack>
  );
}
