/** Offers a file to the person, under a name. */
export function saveFile(file: Blob, name: string, page: Document): void {
  const address = URL.createObjectURL(file);
  const link = page.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has begun to read it by the next turn.
  setTimeout(() => URL.revokeObjectURL(address), 0);
}
