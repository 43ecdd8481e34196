import { createRequire } from 'node:module';
import { subjectsOf } from './subjects.ts';

/** As much of jsdom as is used: its own objects behind those that scripts see. */
interface JsdomRule {
  selectorText?: string;
  style?: CSSStyleDeclaration;
  media?: ArrayLike<string>;
  cssRules?: ArrayLike<JsdomRule>;
}
type JsdomSheet = Required<Pick<JsdomRule, 'cssRules'>>;
interface JsdomElement {
  localName: string;
  getAttributeNS(namespace: null, name: string): string | null;
  parentElement: JsdomElement | null;
  style: CSSStyleDeclaration;
  _ownerDocument: { styleSheets: { _list: JsdomSheet[] }; _styleCache: object | null };
}

const jsdom = createRequire(createRequire(import.meta.url).resolve('jest-environment-jsdom'));
const { implForWrapper } = jsdom('jsdom/lib/jsdom/living/generated/utils.js') as {
  implForWrapper(wrapper: object): JsdomElement;
};
const { matchesDontThrow } = jsdom('jsdom/lib/jsdom/living/helpers/selectors.js') as {
  matchesDontThrow(element: JsdomElement, selector: string): boolean;
};
const { parse } = jsdom('rrweb-cssom') as { parse(text: string): JsdomSheet };
const defaults = parse(jsdom('jsdom/lib/jsdom/browser/default-stylesheet.js') as string);

/** What Testing Library and sortable lists ask of each element that they look at, with the value where no rule sets one. */
const shown = { display: '', opacity: '', visibility: 'visible', 'pointer-events': 'auto' };
const initial = { ...shown, overflow: '', 'overflow-x': '', 'overflow-y': '' };
type Property = keyof typeof initial;
const properties = Object.keys(initial) as Property[];
const inherited: readonly Property[] = ['visibility', 'pointer-events'];

type Values = Partial<Record<Property, string>>;
interface Rule {
  order: number;
  selector: string;
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

/** Rules by a class or a tag that an element has to have for them; under `*` those that any element may match. */
class RuleIndex {
  private readonly sheets: readonly JsdomSheet[];
  private readonly lengths: readonly number[];
  private readonly rules = new Map<string, Rule[]>();
  private count = 0;

  constructor(sheets: readonly JsdomSheet[]) {
    this.sheets = sheets;
    this.lengths = sheets.map(({ cssRules }) => cssRules.length);
    for (const sheet of [defaults, ...sheets]) this.addAll(sheet.cssRules);
  }

  /** Whether these are still its sheets, and no rule has been added to them. */
  isOf(sheets: readonly JsdomSheet[]): boolean {
    const isSame = (sheet: JsdomSheet, at: number) =>
      sheet === this.sheets[at] && sheet.cssRules.length === this.lengths[at];
    return sheets.length === this.sheets.length && sheets.every(isSame);
  }

  private addAll(rules: ArrayLike<JsdomRule>): void {
    for (const rule of Array.from(rules)) {
      if (rule.media && rule.cssRules) {
        if (Array.from(rule.media).includes('screen')) this.addAll(rule.cssRules);
      } else if (rule.selectorText && rule.style) this.add(rule.selectorText, valuesOf(rule.style));
    }
  }

  private add(selector: string, values: Values | undefined): void {
    if (!values) return;
    this.count += 1;
    const subjects = subjectsOf(selector) ?? [{ classes: [] }];
    for (const key of new Set(subjects.map(({ tag, classes: [name] }) => (name ? `.${name}` : (tag ?? '*'))))) {
      const rules = this.rules.get(key) ?? [];
      this.rules.set(key, [...rules, { order: this.count, selector, values }]);
    }
  }

  /** What an element's rules and its own `style` set, the last one of each property, as jsdom does. */
  valuesOf(element: JsdomElement): Values {
    const classes = element.getAttributeNS(null, 'class')?.match(/\S+/g) ?? [];
    const keys = ['*', element.localName, ...classes.map((name) => `.${name}`)];
    const matching = keys
      .flatMap((key) => this.rules.get(key) ?? [])
      .filter(({ selector }) => matchesDontThrow(element, selector))
      .sort((one, other) => one.order - other.order);
    return Object.assign({}, ...matching.map(({ values }) => values), valuesOf(element.style));
  }
}

/** Answers for one property at a time, from what it knew of the document until that changes. */
class Visibility {
  private index = new RuleIndex([]);
  private cacheOfJsdom: object | undefined;
  private cache = new WeakMap<JsdomElement, Values>();

  value(element: JsdomElement, property: Property): string {
    this.refresh(element._ownerDocument);
    let values = this.cache.get(element);
    if (!values) {
      values = this.index.valuesOf(element);
      this.cache.set(element, values);
    }
    const parent = inherited.includes(property) ? element.parentElement : null;
    return values[property] ?? (parent ? this.value(parent, property) : initial[property]);
  }

  /** jsdom drops its own cache of styles at each change of the document. */
  private refresh(page: JsdomElement['_ownerDocument']): void {
    page._styleCache ??= new WeakMap();
    if (page._styleCache === this.cacheOfJsdom) return;
    this.cacheOfJsdom = page._styleCache;
    this.cache = new WeakMap();
    const sheets = page.styleSheets._list;
    if (!this.index.isOf(sheets)) this.index = new RuleIndex([...sheets]);
  }
}

const camelCase = (property: string) => property.replace(/-(.)/, (_, letter: string) => letter.toUpperCase());
const named = (name: string | symbol) => properties.find((each) => each === name || camelCase(each) === name);

/**
 * Makes jsdom say quickly whether something is shown. It tries every rule of every sheet on an element and resolves all of its properties,
 * colours by arithmetic, before it answers for one, which is most of what a test of a screen takes. The properties
 * above are answered alone from the rules that set them; all others as before.
 */
export function quickenStyles(window: { getComputedStyle: typeof getComputedStyle }): void {
  const resolveAll = window.getComputedStyle;
  const visibility = new Visibility();
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return resolveAll(element, pseudo);
    const getPropertyValue = (name: string): string => {
      const property = named(name);
      return property
        ? visibility.value(implForWrapper(element), property)
        : resolveAll(element).getPropertyValue(name);
    };
    return new Proxy({} as CSSStyleDeclaration, {
      get(_, name) {
        if (name === 'getPropertyValue') return getPropertyValue;
        const property = named(name);
        if (property) return getPropertyValue(property);
        const all = resolveAll(element);
        const value = Reflect.get(all, name);
        return typeof value === 'function' ? value.bind(all) : value;
      },
    });
  };
}
