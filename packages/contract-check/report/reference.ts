import { isObject, type Json, type JsonObject } from '../model/json.ts';
import { type ContractOperation, listOperations, resolve } from '../model/operations.ts';
import type { Version } from '../model/version.ts';
import { nameOf } from '../model/walk.ts';

const html = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Escapes a text of the contract, and converts its backticks and bold to markup. */
const prose = (text: unknown) =>
  typeof text === 'string'
    ? html(text.trim())
        .replace(/`([^`]+)`/g, '<code>$1</code>')
        .replace(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
        .replace(/\n\n/g, '<br><br>')
    : '';

const STYLE = `body{font:16px/1.5 system-ui,sans-serif;margin:0;color:#1b2430;display:grid;grid-template-columns:17rem 1fr}
nav{position:sticky;top:0;height:100vh;overflow:auto;padding:1rem;box-sizing:border-box;background:#f3f5f8;font-size:.875rem}
nav a{display:block;color:inherit;text-decoration:none;padding:.15rem 0}nav a:hover{text-decoration:underline}
main{padding:1rem 2rem;max-width:60rem;min-width:0}code,pre{font-family:ui-monospace,monospace;font-size:.875em}
pre{background:#f3f5f8;padding:.75rem;overflow:auto;max-height:24rem}table{border-collapse:collapse;width:100%;margin:.5rem 0}
th,td{text-align:left;vertical-align:top;border-bottom:1px solid #d8dee6;padding:.35rem .5rem}
section{border-top:2px solid #d8dee6;padding-top:.5rem;margin-top:2rem}.verb{font-weight:700}
@media(max-width:50rem){body{display:block}nav{position:static;height:auto}}`;

/** Renders the whole contract as one self-contained page without scripts. */
export function renderReference(document: JsonObject, version: Version): string {
  const info = isObject(document.info) ? document.info : {};
  const operations = listOperations(document);
  const tags = Array.isArray(document.tags) ? document.tags.filter(isObject) : [];
  const { schemas } = isObject(document.components) ? document.components : {};
  const entities = isObject(schemas) ? Object.entries(schemas) : [];
  const links = tags.map(({ name }) =>
    [
      `<b>${html(String(name))}</b>`,
      ...operations.filter(({ tag }) => tag === name).map(({ id }) => `<a href="#${id}">${id}</a>`),
    ].join('\n'),
  );
  const parts = tags.map(({ name, description }) =>
    [
      `<h2>${html(String(name))}</h2><p>${prose(description)}</p>`,
      ...operations.filter(({ tag }) => tag === name).map((one) => renderOperation(document, one)),
    ].join('\n'),
  );
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${html(String(info.title))} ${html(version.contract)}</title><style>${STYLE}</style></head>
<body><nav>${links.join('\n')}<b>Schemas</b>${entities.map(([name]) => `<a href="#schema-${name}">${name}</a>`).join('\n')}</nav>
<main><h1>${html(String(info.title))}</h1><p>Version ${html(version.contract)} (${html(version.commit)})</p>
<p>${prose(info.description)}</p>
${parts.join('\n')}
<h2>Schemas</h2>
${entities.map(([name, schema]) => renderSchema(document, name, schema)).join('\n')}
</main></body></html>`;
}

function renderOperation(
  document: JsonObject,
  { id, verb, sitePath, raw, pathItem }: ContractOperation,
): string {
  const parameters = [pathItem.parameters, raw.parameters]
    .flatMap((list) => (Array.isArray(list) ? list : []))
    .map((node) => resolve(document, node));
  const rows = parameters.map(
    ({ name, in: place, required, schema, description }) =>
      `<tr><td><code>${html(String(name))}</code></td><td>${html(String(place))}${required ? ', required' : ''}</td><td>${typeOf(schema)}</td><td>${prose(description)}</td></tr>`,
  );
  const responses = isObject(raw.responses) ? Object.entries(raw.responses) : [];
  return `<section id="${id}"><h3>${html(String(raw.summary ?? id))}</h3>
<p><span class="verb">${verb.toUpperCase()}</span> <code>${html(sitePath)}</code> · ${id}</p><p>${prose(raw.description)}</p>
${rows.length > 0 ? `<h4>Parameters</h4><table>${rows.join('')}</table>` : ''}
${raw.requestBody === undefined ? '' : `<h4>Body</h4>${renderContent(resolve(document, raw.requestBody))}`}
${responses
  .map(([status, node]) => {
    const response = resolve(document, node);
    return `<h4>${status}</h4><p>${prose(response.description)}</p>${renderContent(response)}`;
  })
  .join('\n')}</section>`;
}

function renderContent({ content }: JsonObject): string {
  return Object.entries(isObject(content) ? content : {})
    .map(([type, media]) => {
      if (!isObject(media)) return '';
      const examples = Object.entries(isObject(media.examples) ? media.examples : {}).map(
        ([name, example]) => {
          const value = isObject(example) ? (example.value ?? example.$ref ?? null) : null;
          return `<details><summary>${html(name)}</summary><pre>${html(JSON.stringify(value, null, 2))}</pre></details>`;
        },
      );
      return `<p><code>${html(type)}</code> ${typeOf(media.schema)}</p>${examples.join('')}`;
    })
    .join('');
}

function renderSchema(document: JsonObject, name: string, node: Json): string {
  const schema = isObject(node) ? resolve(document, node) : {};
  const required = Array.isArray(schema.required) ? schema.required : [];
  const fields = Object.entries(isObject(schema.properties) ? schema.properties : {}).map(
    ([field, property]) => {
      const description = isObject(property) ? property.description : '';
      return `<tr><td><code>${html(field)}</code></td><td>${required.includes(field) ? 'always' : 'optional'}</td><td>${typeOf(property)}</td><td>${prose(description)}</td></tr>`;
    },
  );
  return `<section id="schema-${name}"><h3>${name}</h3><p>${prose(schema.description)}</p>
${fields.length > 0 ? `<table>${fields.join('')}</table>` : `<p>${typeOf(schema)}</p>`}</section>`;
}

/** Describes a type in a few words, with links to named schemas. */
function typeOf(node: Json | undefined): string {
  if (!isObject(node)) return '';
  const name = nameOf(node);
  if (name) return `<a href="#schema-${name}">${name}</a>`;
  if (Array.isArray(node.oneOf)) return node.oneOf.map(typeOf).join(' or ');
  if (Array.isArray(node.enum))
    return node.enum.map((value) => `<code>${html(String(value))}</code>`).join(', ');
  if (node.const !== undefined) return `<code>${html(JSON.stringify(node.const))}</code>`;
  if (node.items !== undefined) return `list of ${typeOf(node.items)}`;
  const type = [node.type ?? []].flat().join(' or ');
  const details = ['format', 'pattern', 'minimum', 'maximum', 'minLength', 'maxLength', 'default'].flatMap(
    (key) => (node[key] === undefined ? [] : `${key} ${JSON.stringify(node[key])}`),
  );
  return html([type, ...details].join(', '));
}
