import { bootElementId, pageTokenAttribute } from 'shared-contracts';

let token: string | undefined;

/** By which the BFF knows what this page was given; empty where it was given none. */
export function pageToken(): string {
  token ??= document.getElementById(bootElementId)?.getAttribute(pageTokenAttribute) ?? '';
  return token;
}

export function changePageToken(next: string): void {
  token = next;
}
