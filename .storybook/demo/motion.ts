const FEATURE = 'prefers-reduced-motion';
const realMatchMedia = globalThis.matchMedia.bind(globalThis);
const originals = new WeakMap<CSSMediaRule, string>();
let reduced = false;

/** Rewrites a media condition to the result that it has on a device with reduced motion. */
const asReduced = (condition: string) =>
  condition
    .replaceAll(new RegExp(`\\(${FEATURE}: reduce\\)`, 'g'), '(min-width: 0)')
    .replaceAll(new RegExp(`\\(${FEATURE}: no-preference\\)`, 'g'), '(max-width: 0)');

function* mediaRules(rules: CSSRuleList): Generator<CSSMediaRule> {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) yield rule;
    if (rule instanceof CSSGroupingRule) yield* mediaRules(rule.cssRules);
  }
}

function applyToStyles(): void {
  for (const sheet of document.styleSheets) {
    if (sheet.href && new URL(sheet.href).origin !== location.origin) continue;
    for (const rule of mediaRules(sheet.cssRules)) {
      const original = originals.get(rule) ?? rule.conditionText;
      if (!original.includes(FEATURE)) continue;
      originals.set(rule, original);
      const wanted = reduced ? asReduced(original) : original;
      if (rule.media.mediaText !== wanted) rule.media.mediaText = wanted;
    }
  }
}

globalThis.matchMedia = (query) => realMatchMedia(reduced ? asReduced(query) : query);

// Applies the setting to styles that screens add when they load, as elements with text or as files.
const soon = () => reduced && applyToStyles();
new MutationObserver(soon).observe(document.head, { childList: true });
document.head.addEventListener('load', soon, { capture: true });

/** Sets the motion preference by rewriting media conditions, because a page cannot change the device's preference. */
export function setMotion(wanted: 'full' | 'reduced'): void {
  reduced = wanted === 'reduced';
  applyToStyles();
}
