import { isObject, type Json, type JsonObject } from '../model/json.ts';
import type { Model, Operation } from '../model/model.ts';
import { type ResponseRules, responseRulesOf, rulesOf, type SchemaRule } from '../model/rules.ts';
import { resolveNode } from '../model/walk.ts';
import type { Fault } from './faults.ts';
import { example } from './redact.ts';

const ENTITY = /&(#\d+|#x[0-9a-f]+|amp|quot|apos|lt|gt|nbsp);/i;

/** Returns a validator for the rules that the contract states in extensions instead of schemas. */
export function ruleJudge(model: Model) {
  const { document } = model;
  const response = responseRulesOf(document);

  /** Checks headers and encoding, which do not depend on the body's schema. */
  function ofResponse(
    operation: Operation,
    received: { status: number; headers: Headers; text: string },
  ): Fault[] {
    return response === null ? [] : responseFaults(response, operation, received);
  }

  /** Checks the values of a body that its schema already accepts. */
  function ofBody(schema: JsonObject, body: Json): Fault[] {
    const faults: Fault[] = [];
    visit(schema, body, '', [], faults);
    return faults;
  }

  function visit(node: JsonObject, value: Json, at: string, above: JsonObject[], faults: Fault[]): void {
    const schema = resolveNode(document, node);
    const all = [node, schema, ...above];
    if (Array.isArray(schema.oneOf))
      for (const branch of schema.oneOf) if (isObject(branch)) visit(branch, value, at, all, faults);
    if (typeof value === 'string') faults.push(...textFaults(all, value, at, response));
    if (Array.isArray(value)) {
      faults.push(...duplicateFaults(value, at));
      if (isObject(schema.items))
        for (const [index, item] of value.entries()) visit(schema.items, item, `${at}/${index}`, [], faults);
      return;
    }
    if (!isObject(value)) return;
    for (const rule of rulesOf(schema)) faults.push(...faultsOfRule(rule, value, at));
    for (const [name, property] of Object.entries(isObject(schema.properties) ? schema.properties : {})) {
      const inner = value[name];
      if (isObject(property) && inner !== undefined) visit(property, inner, `${at}/${name}`, [], faults);
    }
  }

  return { ofResponse, ofBody };
}

function responseFaults(
  { charset, byteOrderMark, personalCaching }: ResponseRules,
  operation: Operation,
  { status, headers, text }: { status: number; headers: Headers; text: string },
): Fault[] {
  const faults: Fault[] = [];
  const stated = /charset="?([\w-]+)/i.exec(headers.get('content-type') ?? '')?.[1]?.toLowerCase();
  if (charset !== null && stated !== undefined && stated !== charset && stated !== charset.replace('-', ''))
    faults.push(fault('encoding', 'header Content-Type', `charset ${charset}`, stated));
  if (!byteOrderMark && text.startsWith('\uFEFF'))
    faults.push(fault('encoding', '', 'no byte-order mark', 'a byte-order mark before the body'));
  const caching = headers.get('cache-control') ?? '';
  const isShared = /\bpublic\b|\bs-maxage=[1-9]/i.test(caching) && !/\b(private|no-store)\b/i.test(caching);
  if (personalCaching !== null && operation.login && status === 200 && isShared)
    faults.push(
      fault('caching', 'header Cache-Control', `${personalCaching}, or no-store, for personal data`, caching),
    );
  return faults;
}

function textFaults(schemas: JsonObject[], value: string, at: string, rules: ResponseRules | null): Fault[] {
  const format = schemas.find((one) => typeof one['x-format'] === 'string')?.['x-format'];
  if (format === 'time-zone' && !isTimeZone(value))
    return [
      fault('format', at, 'a time zone that exists, such as America/Chicago or EST', example(value, '')),
    ];
  const isHtml = schemas.some((one) => one['x-html'] === true);
  const isAddress = schemas.some(({ format: one }) => one === 'uri-reference' || one === 'uri');
  if (rules === null || rules.htmlEntities || isHtml || isAddress || !ENTITY.test(value)) return [];
  return [fault('encoding', at, 'plain text, without HTML entities', example(value, ''))];
}

const timeZones = new Map<string, boolean>();

function isTimeZone(value: string): boolean {
  const known = timeZones.get(value) ?? isKnownTimeZone(value);
  timeZones.set(value, known);
  return known;
}

/** IANA lists only a few abbreviations, so any two to five capitals are accepted. */
function isKnownTimeZone(value: string): boolean {
  if (/^[A-Z]{2,5}$/.test(value)) return true;
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return true;
  } catch {
    return false;
  }
}

function duplicateFaults(items: Json[], at: string): Fault[] {
  const ids = items.flatMap((item) => (isObject(item) && typeof item.id === 'number' ? item.id : []));
  if (new Set(ids).size === ids.length) return [];
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice === undefined) return [];
  return [fault('consistency', `${at}/0/id`, 'an id that is unique in the list', `${twice}, more than once`)];
}

const matches = (item: JsonObject, wanted: JsonObject) =>
  Object.entries(wanted).every(([name, value]) => [value].flat().includes(item[name] ?? null));

function faultsOfRule(rule: SchemaRule, value: JsonObject, at: string): Fault[] {
  if (!matches(value, rule.when)) return [];
  const list = rule.each === null ? [value] : value[rule.each];
  if (!Array.isArray(list)) return [];
  return list.flatMap((item, index) => {
    if (!isObject(item) || !matches(item, rule.where)) return [];
    const path = rule.each === null ? at : `${at}/${rule.each}/${index}`;
    return faultOfItem(rule, item, `${path}/${rule.field}`);
  });
}

function faultOfItem(
  { field, oneOf, sum, minus, when, kind }: SchemaRule,
  item: JsonObject,
  at: string,
): Fault[] {
  const got = item[field];
  if (got === undefined) return [];
  if (sum.length > 0) {
    const amount = (names: string[]) => names.reduce((total, name) => total + Number(item[name]), 0);
    const expected = amount(sum) - amount(minus);
    if (Number.isNaN(expected) || got === expected) return [];
    return [
      fault(
        kind,
        at,
        `${expected}, from ${[...sum, ...minus.map((one) => `-${one}`)].join(' + ')}`,
        String(got),
      ),
    ];
  }
  if (oneOf.includes(got)) return [];
  const condition = Object.entries(when).map(([name, value]) => `${name} is ${JSON.stringify(value)}`);
  return [
    fault(
      kind,
      at,
      `${oneOf.map((one) => JSON.stringify(one)).join(' or ')} while ${condition.join(' and ')}`,
      example(got, field),
    ),
  ];
}

function fault(kind: Fault['kind'], where: string, expected: string, got: string): Fault {
  return { kind, where, expected, got, example: '' };
}
