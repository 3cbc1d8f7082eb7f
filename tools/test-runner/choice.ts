import { READS_RECORDS_OF, type Scope, SUITES } from './suites.ts';

export interface Choice {
  scope: Scope;
  /** The suites to run, in the order of the table. */
  names: string[];
  /** Suites of the full run that this one leaves out, each with its reason. */
  leftOut: { name: string; reason: string }[];
}

/** Parses arguments such as `npm test -- unit e2e` and `npm test -- -stories`. Throws on an unknown name. */
export function chooseSuites(words: readonly string[]): Choice {
  const scope: Scope = words.includes('--full') ? 'full' : 'quick';
  const plain = words.filter((word) => word !== '--full');
  const wanted = plain.filter((word) => !word.startsWith('-'));
  const unwanted = plain.filter((word) => word.startsWith('-')).map((word) => word.slice(1));
  const unknown = [...wanted, ...unwanted].filter((name) => !(name in SUITES));
  if (unknown.length > 0)
    throw new Error(`No suite is called ${unknown.join(', ')}. There are: ${Object.keys(SUITES).join(', ')}`);

  const isChosen = (name: string) => {
    if (unwanted.includes(name)) return false;
    if (wanted.length > 0) return wanted.includes(name);
    return scope === 'full' || SUITES[name]?.usualSeconds.quick !== undefined;
  };
  const missingRecords = (name: string) =>
    (READS_RECORDS_OF[name] ?? []).filter((source) => scope === 'quick' || !isChosen(source));

  const names: string[] = [];
  const leftOut: Choice['leftOut'] = [];
  for (const name of Object.keys(SUITES)) {
    const missing = missingRecords(name);
    if (!isChosen(name)) {
      if (wanted.length === 0)
        leftOut.push({ name, reason: unwanted.includes(name) ? 'not wanted' : 'full run only' });
    } else if (missing.length > 0)
      leftOut.push({ name, reason: `it reads what a full run of ${missing.join(', ')} recorded` });
    else names.push(name);
  }
  return { scope, names, leftOut };
}
