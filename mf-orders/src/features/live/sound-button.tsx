import { useSyncExternalStore } from 'react';
import { Button, IconButton, Show } from 'shared-design-system/office';
import { texts } from '../../texts.ts';
import { isSoundOn, playOrderSound, setSound, watchSound } from './sound.ts';

const { sound } = texts;

export function SoundButton() {
  const on = useSyncExternalStore(watchSound, isSoundOn, () => true);
  const icon = on ? 'volume' : 'volume-off';
  const press = () => {
    setSound(!on);
    playOrderSound();
  };
  return (
    <>
      <Show from={1024}>
        <Button variant="outline" icon={icon} onClick={press}>
          {on ? sound.on : sound.off}
        </Button>
      </Show>
      <Show below={1024}>
        <IconButton icon={icon} label={sound.label} aria-pressed={on} onClick={press} />
      </Show>
    </>
  );
}
