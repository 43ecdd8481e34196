import { useCallback, useState, useSyncExternalStore } from 'react';
import type { Boot } from 'shared-contracts';
import { RadioCards } from 'shared-design-system/fields';
import {
  Badge,
  Button,
  CopyButton,
  DefinitionList,
  Dialog,
  Heading,
  Inline,
  Stack,
  Text,
} from 'shared-design-system/office';
import { lastReports } from 'shared-runtime/page';
import { useRemotes } from '../../remotes/remotes-context.tsx';
import { brandCookie } from './brand-choice.ts';
import { asText, environmentOf, type Fact, requestOf } from './environment.ts';
import { FloatingButton } from './floating-button.tsx';
import { errorsOf, remotesOf } from './remotes.ts';
import { Tabs } from './tabs/tabs.tsx';
import { texts } from './texts.ts';

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Stack>
      <DefinitionList items={facts} />
      <Inline>
        <CopyButton value={asText(facts)} label={texts.copy} />
      </Inline>
    </Stack>
  );
}

function Appearance({ boot: { brand, debug }, reload }: DebugDialogProps & { reload: () => void }) {
  if (!debug) return null;
  const choose = (id: string | null) => {
    // biome-ignore lint/suspicious/noDocumentCookie: one cookie, written where the theme's is; the Cookie Store is not everywhere
    document.cookie = brandCookie(id);
    reload();
  };
  const byHost = debug.brands.find(({ id }) => id === debug.hostBrand);
  const options = debug.brands.map(({ id, name, cards, links }) => ({
    value: id,
    label: name,
    hint: `${texts.brand.cards[cards]}, ${texts.brand.links[links]}`,
  }));
  return (
    <Stack>
      <RadioCards label={texts.brand.label} value={brand.id} options={options} onChange={choose} />
      <Text size="s" tone="muted">
        {texts.brand.byHost(byHost?.name ?? debug.hostBrand)}
      </Text>
      {brand.id === debug.hostBrand ? null : (
        <Button full variant="outline" onClick={() => choose(null)}>
          {texts.brand.reset}
        </Button>
      )}
    </Stack>
  );
}

function RemotesInUse({ boot: { snapshot } }: Pick<DebugDialogProps, 'boot'>) {
  const remotes = useRemotes();
  const asLines = useCallback(() => asText(remotesOf(remotes, snapshot)), [remotes, snapshot]);
  useSyncExternalStore(remotes.loader.subscribe, asLines);
  const errors = errorsOf(lastReports());
  return (
    <Stack>
      <Facts facts={remotesOf(remotes, snapshot)} />
      <Heading level={3} size="m">
        {texts.remotes.errors}
      </Heading>
      {errors.length > 0 ? <Facts facts={errors} /> : <Text tone="muted">{texts.remotes.noErrors}</Text>}
    </Stack>
  );
}

export interface DebugDialogProps {
  boot: Boot;
  reload?: () => void;
}

export function DebugDialog({ boot, reload = () => location.reload() }: DebugDialogProps) {
  const [open, setOpen] = useState(false);
  const { tabs } = texts;
  return (
    <>
      <FloatingButton icon="bug" label={texts.open} onClick={() => setOpen(true)} />
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={
          <Inline gap={2}>
            {texts.open}
            <Badge tone="info">{boot.stage}</Badge>
          </Inline>
        }
      >
        <Tabs
          label={tabs.label}
          tabs={[
            { id: 'environment', title: tabs.environment, content: <Facts facts={environmentOf(boot)} /> },
            { id: 'request', title: tabs.request, content: <Facts facts={requestOf(boot, location)} /> },
            { id: 'appearance', title: tabs.appearance, content: <Appearance boot={boot} reload={reload} /> },
            { id: 'remotes', title: tabs.remotes, content: <RemotesInUse boot={boot} /> },
          ]}
        />
      </Dialog>
    </>
  );
}
