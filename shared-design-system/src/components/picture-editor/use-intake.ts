import { useEffect, useRef, useState } from 'react';
import { pictureTexts as words } from '../../picture-texts.ts';
import { feedbackTexts } from '../../texts.ts';
import { isHeic, isPicture, refusalOf, unreadableText } from './refusal.ts';

interface IntakeOptions {
  onPicture: (file: Blob, preview: Blob) => void;
  open: boolean;
  room?: number;
  onReading?: ((reading: boolean, failed: readonly string[]) => void) | undefined;
}

export interface IntakeNote {
  tone: 'danger' | 'plain';
  text: string;
}

export interface Intake {
  take: (files: readonly File[]) => void;
  choose: (files: readonly File[]) => void;
  busy: boolean;
  note: IntakeNote | null;
}

/** Reads a chosen file. HEIC becomes a JPEG, since few browsers open it. A browser that cannot decode pictures passes the file on unchecked. */
async function read(file: File): Promise<{ file: Blob; preview: Blob }> {
  const { canRead, readPicture } = await import(/* webpackChunkName: 'crop' */ '../crop-dialog/picture-reader.ts');
  if (!canRead()) return { file, preview: file };
  const { preview } = await readPicture(file);
  return { file: isHeic(file) ? preview : file, preview };
}

function noteOf(refused: readonly string[], left: string | null): IntakeNote | null {
  if (refused.length) return { tone: 'danger', text: [...refused, ...(left ? [left] : [])].join('. ') };
  return left ? { tone: 'plain', text: left } : null;
}

export function useIntake({ onPicture, open, room = 1, onReading }: IntakeOptions): Intake {
  const [reading, setReading] = useState(0);
  const [note, setNote] = useState<IntakeNote | null>(null);
  const current = useRef({ onPicture, open });
  current.current = { onPicture, open };
  const busy = reading > 0;
  const failed = useRef<readonly string[]>([]);
  const tell = useRef(onReading);
  tell.current = onReading;
  // In the cleanup: the end is reported when the pictures are in place, and when the editor is unmounted, too.
  useEffect(() => {
    if (!busy) return;
    tell.current?.(true, []);
    return () => {
      tell.current?.(false, failed.current);
      failed.current = [];
    };
  }, [busy]);
  const readOne = async (file: File): Promise<string | null> => {
    try {
      const picture = await read(file);
      if (current.current.open) current.current.onPicture(picture.file, picture.preview);
      return null;
    } catch (error) {
      // The code that reads pictures did not load: another try may load it.
      return error instanceof Error && error.name === 'ChunkLoadError' ? feedbackTexts.failed : unreadableText(file);
    }
  };
  const takeAll = async (files: readonly File[], left: string | null) => {
    if (!current.current.open || files.length === 0) return;
    const refused: (string | null)[] = files.map(refusalOf);
    const readable = files.filter((_, index) => refused[index] === null);
    const say = () =>
      setNote(
        noteOf(
          refused.filter((reason) => reason !== null),
          left,
        ),
      );
    say();
    if (readable.length === 0) return;
    setReading((before) => before + 1);
    // One after another: they stay in the order in which they were chosen.
    for (const file of readable) refused.push(await readOne(file));
    failed.current = [...failed.current, ...refused.filter((reason) => reason !== null)];
    setReading((before) => before - 1);
    if (refused.slice(files.length).some((reason) => reason !== null)) say();
  };
  const take = (files: readonly File[]) => {
    const file = files.find(isPicture) ?? files[0];
    const left = files.length > 1 ? words.onlyOne : null;
    void takeAll(file ? [file] : [], left);
  };
  const choose = (files: readonly File[]) => {
    const pictures = files.filter(isPicture);
    const others = files.filter((file) => !isPicture(file));
    const left = pictures.length > room ? words.someLeft(room, pictures.length) : null;
    void takeAll([...pictures.slice(0, room), ...others], left);
  };
  return { take, choose, busy, note };
}
