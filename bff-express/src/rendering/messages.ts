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

export interface Bundle {
  name: ContainerName;
  file: string;
  code: string;
  takes?: ReleaseUses['modules'] | undefined;
}

export interface RenderRequest {
  boot: Omit<Boot, 'snapshot'>;
  url: string;
  places: Record<MymStatus, Place>;
  form: PageForm | undefined;
}

export interface SentCall {
  method: string;
  headers: Record<string, string>;
  body: unknown;
}

export interface RenderedMarkup {
  /** Text in UTF-8: it is sent as it comes, and a text would be twice as long on its way. */
  html: Uint8Array;
  styles: { ids: string | null; css: string }[];
  state: string;
}

export type SentAnswer =
  | { ok: boolean; status: number; requestId: string | null; text: string }
  | { failure: string; isForbidden: boolean };

export type Order =
  | { kind: 'load'; bundles: Bundle[] }
  | { kind: 'open'; page: number; order: RenderRequest; snapshot: RegistrySnapshot | null }
  | { kind: 'answer'; page: number; call: number; answer: SentAnswer }
  | { kind: 'abort'; page: number };

export type Report =
  | { kind: 'ready' }
  /** The bundle that runs next: who hangs from here on is the one. */
  | { kind: 'evaluating'; name: ContainerName }
  | { kind: 'loaded' }
  | { kind: 'not-loaded'; name: ContainerName; why: string }
  | { kind: 'call'; page: number; call: number; path: string; sent: SentCall }
  | { kind: 'opened'; page: number; loaded: LoadedPage }
  | { kind: 'rendered'; page: number; rendered: RenderedMarkup }
  /**
   * `isOutside`: what the page asked for did not come, which is no fault of the release. `isOfData`: it failed over its data, in which something may
   * be that should not.
   */
  | { kind: 'failed'; page: number; why: string; isOutside: boolean; isOfData: boolean };

export interface WatchdogOrders {
  parent: number;
  maxMemory: number;
  maxTurn: number;
  beat: SharedArrayBuffer;
}
