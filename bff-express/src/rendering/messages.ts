import type {
  Boot,
  ContainerName,
  LoadedPage,
  MymStatus,
  PageForm,
  RegistrySnapshot,
  ReleaseUses,
  ShopOrigin,
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
  places: Record<MymStatus, ShopOrigin>;
  form: PageForm | undefined;
}

export interface SentCall {
  method: string;
  headers: Record<string, string>;
  body: unknown;
}

export interface RenderedMarkup {
  /** UTF-8 bytes, because they are sent as they are, and a string would take twice as many bytes between the processes. */
  html: Uint8Array;
  styles: { ids: string | null; css: string }[];
  state: string;
}

export type SentAnswer =
  | { ok: boolean; status: number; requestId: string | null; text: string }
  | { failure: string; isForbidden: boolean };

export type RenderCommand =
  | { kind: 'load'; bundles: Bundle[] }
  | { kind: 'open'; page: number; order: RenderRequest; snapshot: RegistrySnapshot | null }
  | { kind: 'answer'; page: number; call: number; answer: SentAnswer }
  | { kind: 'abort'; page: number };

export type RenderReport =
  | { kind: 'ready' }
  /** The container whose bundle runs next: if the process hangs from here on, that bundle is to blame. */
  | { kind: 'evaluating'; name: ContainerName }
  | { kind: 'loaded' }
  | { kind: 'not-loaded'; name: ContainerName; why: string }
  | { kind: 'call'; page: number; call: number; path: string; sent: SentCall }
  | { kind: 'opened'; page: number; loaded: LoadedPage }
  | { kind: 'rendered'; page: number; rendered: RenderedMarkup }
  /**
   * `isOutside`: data that the page asked for did not come, so the release is not to blame. `isOfData`: the page failed while it read its data, which
   * may be wrong itself.
   */
  | { kind: 'failed'; page: number; why: string; isOutside: boolean; isOfData: boolean };

export interface WatchdogSettings {
  parent: number;
  maxMemory: number;
  maxTurn: number;
  beat: SharedArrayBuffer;
}
