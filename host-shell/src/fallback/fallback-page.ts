import { fallbackTexts } from './texts.ts';

const styles: Record<'main' | 'button', Partial<CSSStyleDeclaration>> = {
  main: { font: '1rem/1.5 system-ui, sans-serif', maxWidth: '30rem', margin: '15vh auto', padding: '0 1rem' },
  button: {
    font: 'inherit',
    padding: '0.75rem 1.5rem',
    minHeight: '2.75rem',
    borderRadius: '0.75rem',
    border: 'thin solid',
    cursor: 'pointer',
  },
};

function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, text = ''): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  made.textContent = text;
  return made;
}

/** Milliseconds of an empty page after which it says that it is on its way. */
const silentFor = 1500;

/** Says that the page is on its way, where it takes a while. Returns how to call it off; whatever is shown next replaces it. */
export function announceWaiting(): () => void {
  const timer = setTimeout(() => {
    const note = element('p', fallbackTexts.retrying);
    note.setAttribute('role', 'status');
    Object.assign(note.style, styles.main);
    document.getElementById('root')?.replaceChildren(note);
  }, silentFor);
  return () => clearTimeout(timer);
}

/**
 * The page when not even the design system could be loaded: made of nothing but the browser's own elements.
 * @param retry tries again; until it ends the button cannot be pressed
 * @param place what it is shown in; the page's root unless given
 */
export function showFallbackPage(retry: () => Promise<void>, place = document.getElementById('root')): void {
  const main = element('main');
  const button = element('button', fallbackTexts.retry);
  Object.assign(main.style, styles.main);
  Object.assign(button.style, styles.button);
  main.setAttribute('role', 'alert');
  button.type = 'button';
  button.addEventListener('click', () => {
    button.disabled = true;
    button.textContent = fallbackTexts.retrying;
    retry().catch(() => showFallbackPage(retry, place));
  });
  main.append(element('h1', fallbackTexts.title), element('p', fallbackTexts.text), button);
  document.title = fallbackTexts.title;
  place?.replaceChildren(main);
}
