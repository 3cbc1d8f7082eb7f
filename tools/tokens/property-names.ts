import postcss from 'postcss';
import { valueParts } from './css-value.ts';

export interface PropertyNames {
  /** The custom properties that a file sets. */
  set: Set<string>;
  /** The custom properties that a file reads, with the line of each. */
  read: { name: string; line: number }[];
}

/** Returns the custom properties that a stylesheet sets and reads. */
export function propertiesInStyles(css: string): PropertyNames {
  const names: PropertyNames = { set: new Set(), read: [] };
  postcss.parse(css).walkDecls(({ prop, value, source }) => {
    if (prop.startsWith('--')) names.set.add(prop);
    for (const { text, functions } of valueParts(value))
      if (functions.at(-1) === 'var' && text.startsWith('--'))
        names.read.push({ name: text, line: source?.start?.line ?? 0 });
  });
  return names;
}

/** Returns the custom properties that code sets or reads: whole names in quotes, and `var(--name)`. */
export function propertiesInCode(code: string): PropertyNames {
  const names: PropertyNames = { set: new Set(), read: [] };
  code.split('\n').forEach((text, index) => {
    for (const [, name] of text.matchAll(/(?<=['"`])(--[a-z][\w-]*)(?=['"`])/g)) names.set.add(name ?? '');
    for (const [, name] of text.matchAll(/var\((--[a-z][\w-]*)[,)]/g))
      names.read.push({ name: name ?? '', line: index + 1 });
  });
  return names;
}
