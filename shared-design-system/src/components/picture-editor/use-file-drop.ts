import { type DragEvent, useRef, useState } from 'react';

export function useFileDrop(take: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false);
  const depth = useRef(0);
  const turn = (by: number) => {
    depth.current = by === 0 ? 0 : depth.current + by;
    setOver(depth.current > 0);
  };
  const hasFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  return {
    over,
    handlers: {
      onDragEnter: (event: DragEvent) => hasFiles(event) && turn(1),
      onDragLeave: (event: DragEvent) => hasFiles(event) && turn(-1),
      onDragOver: (event: DragEvent) => {
        if (hasFiles(event)) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        turn(0);
        take([...event.dataTransfer.files]);
      },
    },
  };
}
