import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import { type CallName, calls } from '../../contract/calls.ts';
import { problems } from '../../contract/problems.ts';
import { startApi } from '../../testing/api.ts';
import type { Reference } from './openapi.ts';

const { app } = startApi();
const names = Object.keys(calls) as CallName[];

const reference = async () => (await (await app.request('/api/openapi.json')).json()) as Reference;

test('the reference is valid OpenAPI 3.1', async () => {
  const checked = await new Validator().validate({ ...(await reference()) });
  expect(checked.errors).toBeUndefined();
  expect(checked.valid).toBe(true);
});

test.each(names)('%s is in it, with what it takes, gives and refuses', async (name) => {
  const { method, path } = calls[name];
  const operation = (await reference()).paths[path]?.[method];
  expect(operation?.operationId).toBe(name);
  const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key);
  const inPath = operation?.parameters?.filter(({ in: place }) => place === 'path') ?? [];
  expect(inPath.map((parameter) => parameter.name)).toEqual(placeholders);
  expect(Object.keys(operation?.responses ?? {})).toEqual(
    expect.arrayContaining(['200', '400', '405', '503']),
  );
});

test('every name that is referred to is there', async () => {
  const { components, ...rest } = await reference();
  const referred = JSON.stringify([rest, components]).matchAll(/#\/components\/schemas\/(\w+)/g);
  const known = Object.keys(components.schemas);
  expect(known).toEqual(expect.arrayContaining(['Video', 'Comment', 'User', 'CurrentUser', 'Problem']));
  for (const [, name] of referred) expect(known).toContain(name);
});

test('the page names every call and every error, and needs no script and nothing from elsewhere', async () => {
  const response = await app.request('/api/docs');
  expect(response.headers.get('content-type')).toBe('text/html; charset=UTF-8');
  const page = await response.text();
  for (const name of names) expect(page).toContain(`id="${name}"`);
  for (const code of Object.keys(problems)) expect(page).toContain(`id="${code}"`);
  expect(page).not.toMatch(/<script|https?:|onclick|undefined|\[object/);
});
