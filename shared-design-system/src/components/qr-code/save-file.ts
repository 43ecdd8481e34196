export function saveFile(file: Blob, name: string, page: Document): void {
  const address = URL.createObjectURL(file);
  const link = page.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Later: the browser must have begun the download, which takes a while on a busy machine.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
