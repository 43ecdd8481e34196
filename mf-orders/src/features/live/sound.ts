import { readStored, writeStored } from 'shared-runtime';

const key = 'b2b:order-sound';
const watchers = new Set<() => void>();

/** Two soft notes, one after the other: hertz and seconds. */
const notes = [
  { pitch: 659.25, at: 0 },
  { pitch: 880, at: 0.14 },
] as const;
const loudness = 0.09;
const length = 0.5;

let audio: AudioContext | undefined;

export const isSoundOn = (): boolean => readStored(key) !== 'off';

export function setSound(on: boolean): void {
  writeStored(key, on ? 'on' : 'off');
  for (const watcher of [...watchers]) watcher();
}

export function watchSound(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => void watchers.delete(onChange);
}

function openAudio(): void {
  if (!audio && typeof AudioContext === 'function') audio = new AudioContext();
  if (audio?.state === 'suspended') void audio.resume().catch(() => {});
}

/** Opens the audio at the first press or key: browsers allow a page no sound before. */
export function prepareSound(): () => void {
  const gestures = ['pointerdown', 'keydown'] as const;
  const stop = () => {
    for (const gesture of gestures) window.removeEventListener(gesture, touched);
  };
  function touched() {
    stop();
    openAudio();
  }
  for (const gesture of gestures) window.addEventListener(gesture, touched, { passive: true });
  return stop;
}

export function playOrderSound(): void {
  if (!isSoundOn()) return;
  openAudio();
  if (audio?.state !== 'running') return;
  for (const { pitch, at } of notes) {
    const begin = audio.currentTime + at;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, begin);
    volume.gain.linearRampToValueAtTime(loudness, begin + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, begin + length);
    tone.connect(volume).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + length);
  }
}
