const page = `
  <style>
    .card { display: flex }
    .card[data-from] { display: none }
    .card.wide > .hidden, main .gone:not(.back) { visibility: hidden; opacity: 0.5 }
    @media (min-width: 1px) { .card { display: grid } }
    @media screen { .printed { display: none } }
    .off { pointer-events: none }
  </style>
  <main class="off">
    <section id="card" class="card wide"><p id="inner" class="hidden"><b id="deep">x</b></p></section>
    <p id="gone" class="gone"></p><p id="back" class="gone back" style="visibility: visible"></p>
    <p id="printed" class="printed"></p><p id="attribute" hidden></p>
  </main>`;

const styleOf = (id: string) => getComputedStyle(document.getElementById(id) as HTMLElement);

beforeEach(() => {
  document.body.innerHTML = page;
});

it.each([
  ['card', 'display', 'flex'],
  ['inner', 'display', 'block'],
  ['inner', 'visibility', 'hidden'],
  ['inner', 'opacity', '0.5'],
  ['deep', 'visibility', 'hidden'],
  ['deep', 'opacity', ''],
  ['deep', 'pointer-events', 'none'],
  ['gone', 'visibility', 'hidden'],
  ['back', 'visibility', 'visible'],
  ['printed', 'display', 'none'],
  ['attribute', 'display', 'none'],
])('#%s has %s: %s', (id, property, value) => {
  expect(styleOf(id).getPropertyValue(property)).toBe(value);
});

it('answers anew once a class, a sheet or an inline style has changed', () => {
  const card = document.getElementById('card') as HTMLElement;
  const seen = [styleOf('card').display];
  card.dataset.from = '1';
  seen.push(styleOf('card').display);
  card.className = '';
  seen.push(styleOf('card').display);
  card.style.display = 'inline';
  seen.push(styleOf('card').display);
  card.style.display = '';
  document.head.insertAdjacentHTML('beforeend', '<style>#card { display: none; }</style>');
  seen.push(styleOf('card').display);
  document.styleSheets[0]?.insertRule('#inner { display: none }');
  card.id = 'other';
  seen.push(styleOf('inner').display);
  expect(seen).toEqual(['flex', 'none', 'block', 'inline', 'none', 'none']);
});

it('leaves all other properties to jsdom', () => {
  const card = document.getElementById('card') as HTMLElement;
  card.style.color = 'red';
  expect([styleOf('card').color, styleOf('card').pointerEvents]).toEqual(['rgb(255, 0, 0)', 'none']);
});
