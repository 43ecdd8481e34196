import type { ContainerName } from 'shared-contracts';

export class RenderFault extends Error {
  override name = 'RenderFault';
  readonly container: ContainerName | null;
  readonly isOfData: boolean;

  constructor(container: ContainerName | null, why: string, isOfData = false) {
    super(why);
    this.container = container;
    this.isOfData = isOfData;
  }
}

/** A page was not made because its data did not come, or not in time, or no process was there to render it: no release is to blame. */
export class OutsideFailure extends Error {
  override name = 'OutsideFailure';
  readonly isOutside = true;
  readonly isIdle: boolean;

  constructor(why: string, isIdle = false) {
    super(why);
    this.isIdle = isIdle;
  }
}

export class ForbiddenCall extends Error {
  override name = 'ForbiddenCall';
}

export class ProcessEnded extends Error {
  override name = 'ProcessEnded';
}
