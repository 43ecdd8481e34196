const messages = {
  'not-initialized': 'The carousel is not initialized yet.',
  'index-out-of-range': 'The index is out of range.',
  'animation-already-playing': 'Another animation is already playing.',
  'position-not-reachable': 'The position is not reachable: the carousel takes no room on the page.',
  'wrong-option': 'An option has a value that it cannot have.',
  'not-allowed-in-framework': 'Panels belong to the framework: change the items instead.',
  'element-not-found': 'There is no panel with an element for the selector.',
  'unsupported-pagination': 'There is no pagination of this type.',
} as const;

type CarouselErrorCode = keyof typeof messages;

export class CarouselError extends Error {
  readonly code: CarouselErrorCode;

  constructor(code: CarouselErrorCode, detail?: string) {
    super(detail === undefined ? messages[code] : `${messages[code]} (${detail})`);
    this.name = 'CarouselError';
    this.code = code;
  }
}

/** Waits for a move that a person asked for; a refused move (CarouselError) is ignored, other failures are thrown. */
export async function isMoveDone(move: Promise<void>): Promise<boolean> {
  try {
    await move;
    return true;
  } catch (failure) {
    if (failure instanceof CarouselError) return false;
    throw failure;
  }
}
