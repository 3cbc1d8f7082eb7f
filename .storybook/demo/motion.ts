const FEATURE = 'prefers-reduced-motion';
const realMatchMedia = globalThis.matchMedia.bind(globalThis);
const originals = new WeakMap<CSSMediaRule, string>();
let reduced = false;

/** Rewrites a media condition to what it evaluates to on a device with reduced motion. */
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

// Screens add their styles when they load: as elements with text, or as files that load later.
const soon = () => reduced && applyToStyles();
new MutationObserver(soon).observe(document.head, { childList: true });
document.head.addEventListener('load', soon, { capture: true });

/** A page cannot change the device's preference, so this rewrites the conditions that read it. */
export function setMotion(wanted: 'full' | 'reduced'): void {
  reduced = wanted === 'reduced';
  applyToStyles();
}
