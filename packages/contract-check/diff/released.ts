import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isObject, type JsonObject } from '../model/json.ts';
import { type Change, compareContracts } from './changes.ts';
import { WEIGHTS, type Weight } from './classes.ts';

/** The folder of the recorded contracts, with one file for each version. */
export const VERSIONS_FOLDER = 'packages/contract-check/versions';

export interface Released {
  version: string;
  document: JsonObject;
}

const partsOf = (version: string): number[] => version.split('.').map(Number);

export function compareVersions(one: string, other: string): number {
  const [first, second] = [partsOf(one), partsOf(other)];
  const index = first.findIndex((part, at) => part !== second[at]);
  return index === -1 ? 0 : (first[index] ?? 0) - (second[index] ?? 0);
}

/** Returns all recorded versions, oldest first. */
export function readReleased(): Released[] {
  return globSync(`${VERSIONS_FOLDER}/*.json`)
    .map((file) => {
      const document: unknown = JSON.parse(readFileSync(file, 'utf8'));
      if (!isObject(document)) throw new Error(`${file} is not a contract`);
      return { version: basename(file, '.json'), document };
    })
    .sort((one, other) => compareVersions(one.version, other.version));
}

const weightOf = (changes: Change[]): Weight | null =>
  WEIGHTS.find((weight) => changes.some((change) => change.weight === weight)) ?? null;

/**
 * Returns the next version: a patch for changed texts, a major version for breaking changes, else a minor
 * version.
 */
export function versionAfter(version: string, changes: Change[]): string {
  const [major = 0, minor = 0, patch = 0] = partsOf(version);
  const weight = weightOf(changes);
  if (weight === null) return version;
  if (weight === 'breaking') return `${major + 1}.0.0`;
  return changes.every(({ rule }) => rule === 'text changed')
    ? `${major}.${minor}.${patch + 1}`
    : `${major}.${minor + 1}.0`;
}

/** Returns what is wrong with the current contract's version, or null if it was raised far enough. */
export function versionProblem(current: Released, last: Released): string | null {
  const changes = compareContracts(last.document, current.document);
  const least = versionAfter(last.version, changes);
  if (compareVersions(current.version, least) >= 0) return null;
  const weight = weightOf(changes);
  return `The contract has ${weight} changes since ${last.version}: set info.version in openapi/openapi.yaml to ${least}.`;
}

/** Writes the changelog from the changes between consecutive versions, newest first. */
export function changelogOf(released: readonly Released[]): string {
  const sections = released.map(({ version, document }, index) => {
    const before = released[index - 1];
    if (!before) return `## ${version}\n\nThe first recorded version.`;
    const lines = compareContracts(before.document, document).map(
      ({ weight, place, message }) => `- ${weight}: \`${place}\`: ${message}`,
    );
    return [`## ${version}`, '', ...(lines.length > 0 ? lines : ['No change.'])].join('\n');
  });
  return `# Changelog of the contract\n\nWritten by \`npm run contract:changelog\`. Do not edit.\n\n${sections.toReversed().join('\n\n')}\n`;
}
