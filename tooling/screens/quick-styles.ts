import { subjectsOf } from './subjects.ts';

const shown = { display: '', opacity: '', visibility: 'visible', 'pointer-events': 'auto' };
const initial = { ...shown, overflow: '', 'overflow-x': '', 'overflow-y': '' };
type Property = keyof typeof initial;
const properties = Object.keys(initial) as Property[];
const inherited: readonly Property[] = ['visibility', 'pointer-events'];

type Values = Partial<Record<Property, string>>;
interface Rule {
  selector: string;
  keys: string[];
  values: Values;
}

function valuesOf(style: CSSStyleDeclaration): Values | undefined {
  const values: Values = {};
  for (const property of properties) {
    const value = style.getPropertyValue(property);
    if (value) values[property] = value;
  }
  return Object.keys(values).length > 0 ? values : undefined;
}

function keysOf(selector: string): string[] {
  const subjects = subjectsOf(selector) ?? [{ classes: [] }];
  return [...new Set(subjects.map(({ tag, classes: [name] }) => (name ? `.${name}` : (tag ?? '*'))))];
}

function rulesOf({ cssRules }: Pick<CSSStyleSheet, 'cssRules'>): Rule[] {
  return Array.from(cssRules).flatMap((rule) => {
    if ('media' in rule) {
      const { media } = rule as CSSMediaRule;
      return Array.from(media).includes('screen') ? rulesOf(rule as CSSMediaRule) : [];
    }
    const { selectorText: selector, style } = rule as CSSStyleRule;
    const values = selector && style ? valuesOf(style) : undefined;
    return values ? [{ selector, keys: keysOf(selector), values }] : [];
  });
}

const read = new WeakMap<CSSStyleSheet, { length: number; rules: Rule[] }>();

function knownRulesOf(sheet: CSSStyleSheet): Rule[] {
  const { length } = sheet.cssRules;
  const known = read.get(sheet);
  if (known?.length === length) return known.rules;
  const rules = rulesOf(sheet);
  read.set(sheet, { length, rules });
  return rules;
}

const hiddenByBrowsers = '[hidden], dialog:not([open]), input[type="hidden"]';

class RuleIndex {
  private readonly sheets: { sheet: CSSStyleSheet; length: number }[] = [];
  private readonly rules = new Map<string, (Rule & { order: number })[]>();
  private count = 0;

  constructor() {
    this.add({ selector: hiddenByBrowsers, keys: ['*'], values: { display: 'none' } });
  }

  follow(sheets: readonly CSSStyleSheet[]): boolean {
    const hasSame = this.sheets.every(
      ({ sheet, length }, at) => sheet === sheets[at] && sheet.cssRules.length === length,
    );
    if (!hasSame) return false;
    for (const sheet of sheets.slice(this.sheets.length)) {
      this.sheets.push({ sheet, length: sheet.cssRules.length });
      for (const rule of knownRulesOf(sheet)) this.add(rule);
    }
    return true;
  }

  private add(rule: Rule): void {
    this.count += 1;
    for (const key of rule.keys) {
      const rules = this.rules.get(key);
      const ordered = { ...rule, order: this.count };
      if (rules) rules.push(ordered);
      else this.rules.set(key, [ordered]);
    }
  }

  valuesOf(element: HTMLElement): Values {
    const keys = ['*', element.localName, ...Array.from(element.classList, (name) => `.${name}`)];
    const matching = keys
      .flatMap((key) => (this.rules.get(key) ?? []).filter(({ selector }) => matches(element, selector)))
      .sort((one, other) => one.order - other.order);
    return Object.assign({}, ...matching.map(({ values }) => values), element.style && valuesOf(element.style));
  }
}

/** Selectors that jsdom cannot parse. Each further attempt would throw again, which is slow. */
const unreadable = new Set<string>();

function matches(element: Element, selector: string): boolean {
  if (unreadable.has(selector)) return false;
  try {
    return element.matches(selector);
  } catch {
    unreadable.add(selector);
    return false;
  }
}

class Visibility {
  private readonly window: Window & typeof globalThis;
  private readonly displayOfTag: (tag: string) => string;
  private readonly changes: MutationObserver;
  private index = new RuleIndex();
  private known = new WeakMap<Element, Values>();

  constructor(window: Window & typeof globalThis, displayOfTag: (tag: string) => string) {
    this.window = window;
    this.displayOfTag = displayOfTag;
    this.changes = new window.MutationObserver(() => this.forget());
    this.changes.observe(window.document, { attributes: true, characterData: true, childList: true, subtree: true });
    this.forget();
  }

  value(element: HTMLElement, property: Property): string {
    if (this.changes.takeRecords().length > 0) this.forget();
    return this.find(element, property);
  }

  private find(element: HTMLElement, property: Property): string {
    let values = element.isConnected ? this.known.get(element) : undefined;
    if (!values) {
      values = this.index.valuesOf(element);
      this.known.set(element, values);
    }
    const set = values[property];
    if (set) return set;
    if (property === 'display') return this.displayOfTag(element.localName);
    const parent = inherited.includes(property) ? element.parentElement : null;
    return parent ? this.find(parent, property) : initial[property];
  }

  private forget(): void {
    this.known = new WeakMap();
    const sheets = Array.from(this.window.document.styleSheets);
    if (this.index.follow(sheets)) return;
    this.index = new RuleIndex();
    this.index.follow(sheets);
  }
}

const camelCase = (property: string) => property.replace(/-(.)/, (_, letter: string) => letter.toUpperCase());
const named = new Map(
  properties.flatMap((property) => [property, camelCase(property)].map((name) => [name, property])),
);

/**
 * Speeds up jsdom's `getComputedStyle` for visibility. To answer for one property, jsdom matches every rule of every sheet and computes all
 * properties, which takes most of a screen test's time. The properties above are answered from the rules that set them only; all others as before.
 * @param bare another window, without sheets, that gives the default display of each tag
 */
export function quickenStyles(window: Window & typeof globalThis, bare: Window): void {
  const displays = new Map<string, string>();
  const displayOfTag = (tag: string): string => {
    const display = displays.get(tag) ?? bare.getComputedStyle(bare.document.createElement(tag)).display;
    displays.set(tag, display);
    return display;
  };
  const resolveAll = window.getComputedStyle.bind(window);
  const visibility = new Visibility(window, displayOfTag);
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return resolveAll(element, pseudo);
    const getPropertyValue = (name: string): string => {
      const property = named.get(name);
      return property ? visibility.value(element as HTMLElement, property) : resolveAll(element).getPropertyValue(name);
    };
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        if (name === 'getPropertyValue') return getPropertyValue;
        if (typeof name === 'string' && named.has(name)) return getPropertyValue(name);
        const all = resolveAll(element);
        const value = Reflect.get(all, name);
        return typeof value === 'function' ? value.bind(all) : value;
      },
    });
  };
}
