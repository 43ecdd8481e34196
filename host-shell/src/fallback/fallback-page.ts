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
  const node = document.createElement(tag);
  node.textContent = text;
  return node;
}

const silentFor = 1500;

export function announceWaiting(): () => void {
  const timer = setTimeout(() => {
    const note = element('p', fallbackTexts.retrying);
    note.setAttribute('role', 'status');
    Object.assign(note.style, styles.main);
    document.getElementById('root')?.replaceChildren(note);
  }, silentFor);
  return () => clearTimeout(timer);
}

export function showFallbackPage(retry: () => Promise<void>, root = document.getElementById('root')): void {
  const main = element('main');
  const button = element('button', fallbackTexts.retry);
  Object.assign(main.style, styles.main);
  Object.assign(button.style, styles.button);
  main.setAttribute('role', 'alert');
  button.type = 'button';
  button.addEventListener('click', () => {
    button.disabled = true;
    button.textContent = fallbackTexts.retrying;
    retry().catch(() => showFallbackPage(retry, root));
  });
  main.append(element('h1', fallbackTexts.title), element('p', fallbackTexts.text), button);
  document.title = fallbackTexts.title;
  root?.replaceChildren(main);
}
