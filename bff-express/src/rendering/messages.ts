import type {
  Boot,
  ContainerName,
  LoadedPage,
  MymStatus,
  PageForm,
  Place,
  RegistrySnapshot,
  ReleaseUses,
} from 'shared-contracts';

/** A container's bundle for the server. */
export interface Bundle {
  name: ContainerName;
  /** For stack traces. */
  file: string;
  code: string;
  /** What its release says that it takes of others; nothing where it says nothing. */
  takes?: ReleaseUses['modules'] | undefined;
}

/** A page to open, as it is told to the process that renders it. */
export interface PageOrder {
  boot: Omit<Boot, 'snapshot'>;
  url: string;
  places: Record<MymStatus, Place>;
  form: PageForm | undefined;
}

/** A call that a page makes; nothing of it leaves the process but by way of the BFF. */
export interface SentCall {
  method: string;
  headers: Record<string, string>;
  body: unknown;
}

/** Everything of a page but the document around it; `state` is JSON, which the browser reads. */
export interface MadeMarkup {
  /** Text in UTF-8: it is sent as it comes, and a text would be twice as long on its way. */
  html: Uint8Array;
  styles: { ids: string | null; css: string }[];
  state: string;
}

/** How such a call ended. */
export type SentAnswer =
  /** `text` is JSON. */
  | { ok: boolean; status: number; requestId: string | null; text: string }
  /** `isForbidden`: a page may not ask for this, which is the release's own fault. */
  | { failure: string; isForbidden: boolean };

/** What the BFF tells a process that renders. */
export type Order =
  | { kind: 'load'; bundles: Bundle[] }
  /** @property snapshot where it is another one than before */
  | { kind: 'open'; page: number; order: PageOrder; snapshot: RegistrySnapshot | null }
  | { kind: 'answer'; page: number; call: number; answer: SentAnswer }
  | { kind: 'abort'; page: number };

/** What the process tells the BFF. */
export type Report =
  /** Its packages are there; bundles can be sent. */
  | { kind: 'ready' }
  /** The bundle that runs next: who hangs from here on is the one. */
  | { kind: 'evaluating'; name: ContainerName }
  | { kind: 'loaded' }
  | { kind: 'not-loaded'; name: ContainerName; why: string }
  | { kind: 'call'; page: number; call: number; path: string; sent: SentCall }
  | { kind: 'opened'; page: number; loaded: LoadedPage }
  | { kind: 'rendered'; page: number; rendered: MadeMarkup }
  /**
   * `isOutside`: what the page asked for did not come, which is no fault of the release. `isOfData`: it failed over its data, in which something may
   * be that should not.
   */
  | { kind: 'failed'; page: number; why: string; isOutside: boolean; isOfData: boolean };

/** What the watchdog of such a process is given. */
export interface WatchdogOrders {
  /** Process that started it. */
  parent: number;
  /** Bytes of resident memory at most. */
  maxMemory: number;
  /** Milliseconds of the processor's time between two turns of the event loop at most. */
  maxTurn: number;
  /** Counts the turns of the event loop. */
  beat: SharedArrayBuffer;
}
