import { useRef, useState } from 'react';
import { pictures as words } from '../../later-texts.ts';
import { feedback } from '../../texts.ts';
import { isHeic, isPicture, refusalOf, unreadable } from './refusal.ts';

export interface IntakeOptions {
  /** Gets a file that can be read, and what to show of it. */
  onPicture: (file: Blob, preview: Blob) => void;
  /** False: files are ignored in silence (sentence 5.1.1). */
  open: boolean;
}

/** What is said about the last file: a refusal, or that only one was taken. */
export interface IntakeNote {
  tone: 'danger' | 'plain';
  text: string;
}

export interface Intake {
  /** Takes one of the files; the others are said to be left (sentences 5.7.1, 9.8.2). */
  take: (files: readonly File[]) => void;
  /** While a file is read. */
  busy: boolean;
  note: IntakeNote | null;
}

/** The file as it goes on: what few browsers read becomes a JPEG. Where a browser cannot tell, the file is believed. */
async function read(file: File): Promise<{ file: Blob; preview: Blob }> {
  const { canRead, readPicture } = await import('../crop-dialog/picture-reader.ts');
  if (!canRead()) return { file, preview: file };
  const { preview } = await readPicture(file);
  return { file: isHeic(file) ? preview : file, preview };
}

/** Takes files that were chosen, dropped, pasted or photographed, and says in words what is not taken. */
export function useIntake({ onPicture, open }: IntakeOptions): Intake {
  const [reading, setReading] = useState(0);
  const [note, setNote] = useState<IntakeNote | null>(null);
  const current = useRef({ onPicture, open });
  current.current = { onPicture, open };
  const take = async (files: readonly File[]) => {
    const file = files.find(isPicture) ?? files[0];
    if (!current.current.open || !file) return;
    const refusal = refusalOf(file);
    if (refusal) return setNote({ tone: 'danger', text: refusal });
    setNote(files.length > 1 ? { tone: 'plain', text: words.onlyOne } : null);
    setReading((before) => before + 1);
    try {
      const picture = await read(file).catch((error) => {
        // The part that reads pictures has not come: another try may bring it.
        const lost = error instanceof Error && error.name === 'ChunkLoadError';
        setNote({ tone: 'danger', text: lost ? feedback.failed : unreadable(file) });
        return null;
      });
      if (picture && current.current.open) current.current.onPicture(picture.file, picture.preview);
    } finally {
      setReading((before) => before - 1);
    }
  };
  return { take, busy: reading > 0, note };
}
