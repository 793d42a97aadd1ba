import { z } from 'zod';
import { type CallName, calls } from '../../contract/calls.ts';
import { type ProblemCode, problems } from '../../contract/problems.ts';
import { type Route, commonProblems, routes, writeProblems } from '../../contract/routes.ts';
import { type JsonSchema, SchemaBook } from './schemas.ts';

export interface Parameter {
  name: string;
  in: 'path' | 'query';
  required: boolean;
  schema: JsonSchema;
}

export interface Operation {
  operationId: CallName;
  summary: string;
  tags: string[];
  security: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required: true; content: Content };
  responses: Record<string, { description: string; content: Content }>;
}

type Content = Record<string, { schema: JsonSchema }>;

export interface Reference {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema>; securitySchemes: Record<string, object> };
}

const problem = z
  .object({
    type: z.string(),
    title: z.string(),
    status: z.int(),
    code: z.enum(Object.keys(problems) as [ProblemCode, ...ProblemCode[]]),
    detail: z.string(),
    errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Problem', description: 'RFC 9457; `errors` names the fields to change' });

const description = `Lists are paged with \`limit\` and \`cursor\`; the next page's address stands in the \`Link\` header.
Unknown query keys are ignored. Errors are \`application/problem+json\`.`;

/** The API as OpenAPI 3.1, made of the contract that the server itself follows. */
export function openApi(): Reference {
  const book = new SchemaBook();
  const paths: Reference['paths'] = {};
  for (const name of Object.keys(calls) as CallName[]) {
    const { method, path } = calls[name];
    paths[path] = { ...paths[path], [method]: operation(name, routes[name], book) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Lantern', version: '1.0.0', description },
    paths,
    components: { schemas: book.named(), securitySchemes },
  };
}

const securitySchemes = {
  cookie: { type: 'apiKey', in: 'cookie', name: '__session', description: 'Set by signing in' },
  bearer: { type: 'http', scheme: 'bearer', description: 'A Firebase ID token' },
};

const security = {
  none: [],
  optional: [{}, { cookie: [] }, { bearer: [] }],
  required: [{ cookie: [] }, { bearer: [] }],
};

function operation(name: CallName, route: Route, book: SchemaBook): Operation {
  const parameters = [
    ...parametersIn('path', route.params, book),
    ...parametersIn('query', route.query, book),
  ];
  return {
    operationId: name,
    summary: route.summary,
    tags: [calls[name].path.split('/')[2] ?? ''],
    security: security[route.session],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(route.body ? { requestBody: { required: true, content: json(book.input(route.body)) } } : {}),
    responses: {
      200: {
        description: 'Done',
        content: { [route.type ?? 'application/json']: { schema: book.output(route.answer) } },
      },
      ...refusals(codesOf(name), book),
    },
  };
}

const json = (schema: JsonSchema): Content => ({ 'application/json': { schema } });

function parametersIn(
  place: 'path' | 'query',
  schema: z.ZodObject | undefined,
  book: SchemaBook,
): Parameter[] {
  if (!schema) return [];
  return Object.entries(schema.shape).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: book.input(field),
  }));
}

/** Every code that a call may answer with, by the contract. */
export const codesOf = (name: CallName): ProblemCode[] => [
  ...new Set<ProblemCode>([
    ...routes[name].problems,
    ...(calls[name].method === 'get' ? [] : writeProblems),
    ...commonProblems,
  ]),
];

function refusals(codes: readonly ProblemCode[], book: SchemaBook): Operation['responses'] {
  const schema = book.output(problem);
  const byStatus = Map.groupBy(codes, (code) => problems[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, same]) => [
      status,
      {
        description: same.map((code) => `\`${code}\`: ${problems[code].title}`).join('; '),
        content: { 'application/problem+json': { schema } },
      },
    ]),
  );
}
