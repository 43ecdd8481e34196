export type PushSupport = 'ready' | 'denied' | 'needs-home-screen' | 'unsupported';

/** iPads say that they are Macs, but have a touch screen. */
const isIos = (): boolean =>
  /iPhone|iPad|iPod/.test(navigator.userAgent) || (navigator.userAgent.includes('Mac') && navigator.maxTouchPoints > 1);

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches;

export function pushSupport(): PushSupport {
  const can = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  if (!can) return isIos() && !isInstalled() ? 'needs-home-screen' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : 'ready';
}
