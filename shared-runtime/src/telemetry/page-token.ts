import { bootElementId, pageTokenAttribute } from 'shared-contracts';

let token: string | undefined;

export function pageToken(): string {
  token ??= document.getElementById(bootElementId)?.getAttribute(pageTokenAttribute) ?? '';
  return token;
}

export function changePageToken(next: string): void {
  token = next;
}
