export const hasShareMenu = (): boolean => typeof navigator.share === 'function';

/**
 * Shares an address by the device's own menu.
 * @param url the whole address
 * @returns false where the menu did not open; a person who closes it has changed their mind, which is no failure
 */
export async function shareByMenu(title: string, url: string): Promise<boolean> {
  try {
    await navigator.share({ title, url });
    return true;
  } catch (caught) {
    return caught instanceof DOMException && caught.name === 'AbortError';
  }
}

const inQuery = encodeURIComponent;

export const shareAddresses = {
  telegram: (url: string, text: string) => `https://t.me/share/url?url=${inQuery(url)}&text=${inQuery(text)}`,
  whatsapp: (url: string, text: string) => `https://wa.me/?text=${inQuery(text)}%20${inQuery(url)}`,
  vk: (url: string, text: string) => `https://vk.com/share.php?url=${inQuery(url)}&title=${inQuery(text)}`,
  max: (url: string, text: string) => `https://max.ru/:share?text=${inQuery(text)}%20${inQuery(url)}`,
} as const;
