import { html, raw } from 'hono/html';
import { problems } from '../../contract/problems.ts';
import type { JsonSchema } from './schemas.ts';
import { type Operation, openApi } from './openapi.ts';

/** Looks like the site, in both appearances, and needs no script and no other file. */
const style = `
  :root { color-scheme: light dark; --line: #8884; --soft: #8881; }
  body { font: 16px/1.5 Roboto, system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1.5rem; }
  code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
  section { border: 1px solid var(--line); border-radius: 8px; padding: 0 1rem 1rem; margin: 1rem 0; }
  h3 { display: flex; flex-wrap: wrap; gap: .5rem; }
  b.method { background: var(--soft); border-radius: 4px; padding: 0 .5rem; text-transform: uppercase; }
  table { border-collapse: collapse; width: 100%; display: block; overflow-x: auto; }
  th, td { border-top: 1px solid var(--line); padding: .25rem .75rem .25rem 0; text-align: left; vertical-align: top; }
`;

/** The reference as a page for people. */
export function referencePage(): ReturnType<typeof html> {
  const reference = openApi();
  const operations = Object.entries(reference.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => callSection(method, path, operation)),
  );
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Lantern API</title>
        <style>
          ${raw(style)}
        </style>
      </head>
      <body>
        <h1>Lantern API</h1>
        <p>${reference.info.description}</p>
        <p>For machines: <a href="/api/openapi.json">OpenAPI 3.1</a></p>
        <h2>Calls</h2>
        ${operations}
        <h2>Answers</h2>
        ${Object.entries(reference.components.schemas).map(schemaSection)}
        <h2>Errors</h2>
        ${problemTable()}
      </body>
    </html>`;
}

const callSection = (method: string, path: string, operation: Operation) =>
  html`<section id="${operation.operationId}">
    <h3><b class="method">${method}</b> <code>${path}</code></h3>
    <p>${operation.summary}. ${whoMayCall(operation)}</p>
    ${parameterTable(operation)} ${bodyTable(operation)}
    <p>Answers ${typeOf(Object.values(operation.responses['200']?.content ?? {})[0]?.schema)}</p>
    <p>
      Refuses with
      ${Object.entries(operation.responses)
        .filter(([status]) => status !== '200')
        .map(([status, { description }]) => `${status} (${description})`)
        .join(', ')}
    </p>
  </section>`;

function whoMayCall({ security }: Operation): string {
  if (security.length === 0) return 'Anybody may call.';
  return security.some((scheme) => Object.keys(scheme).length === 0)
    ? 'Anybody may call; a session gives the caller’s own view.'
    : 'Needs a session.';
}

const parameterTable = ({ parameters = [] }: Operation) =>
  parameters.length === 0
    ? ''
    : fieldTable(
        'Parameter',
        parameters.map(({ name, schema }) => [name, schema]),
      );

function bodyTable({ requestBody }: Operation) {
  const properties = requestBody?.content['application/json']?.schema.properties;
  return properties ? fieldTable('Body', Object.entries(properties)) : '';
}

const schemaSection = ([name, schema]: [string, JsonSchema]) =>
  html`<section id="${name}">
    <h3>${name}</h3>
    <p>${schema.description ?? ''}</p>
    ${fieldTable('Field', Object.entries(schema.properties ?? {}))}
  </section>`;

const fieldTable = (title: string, fields: [string, JsonSchema][]) =>
  html`<table>
    <tr>
      <th>${title}</th>
      <th>Type</th>
      <th></th>
    </tr>
    ${fields.map(
      ([name, schema]) =>
        html`<tr>
          <td><code>${name}</code></td>
          <td>${typeOf(schema)}</td>
          <td>${schema.description ?? ''}</td>
        </tr>`,
    )}
  </table>`;

const problemTable = () =>
  html`<table>
    ${Object.entries(problems).map(
      ([code, { status, title }]) =>
        html`<tr id="${code}">
          <td>${status}</td>
          <td><code>${code}</code></td>
          <td>${title}</td>
        </tr>`,
    )}
  </table>`;

function typeOf(schema: JsonSchema | undefined): unknown {
  if (!schema) return 'nothing';
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? '';
    return html`<a href="#${name}">${name}</a>`;
  }
  if (schema.items) return html`list of ${typeOf(schema.items)}`;
  if (schema.enum) return schema.enum.join(' or ');
  return [schema.format ?? schema.type ?? 'anything', boundsOf(schema)].filter(Boolean).join(', ');
}

function boundsOf({ minLength, maxLength, minimum, maximum, default: fallback }: JsonSchema): string {
  const least = minLength ?? minimum;
  const most = maxLength ?? (maximum === Number.MAX_SAFE_INTEGER ? undefined : maximum);
  const range = [least === undefined ? '' : `from ${least}`, most === undefined ? '' : `to ${most}`];
  const initial =
    fallback === undefined || fallback === '' ? '' : `(${JSON.stringify(fallback)} when left out)`;
  return [...range, initial].filter(Boolean).join(' ');
}
