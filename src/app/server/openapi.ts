import type { z } from 'zod'
import type { Row } from '../../base/kit/endpoint'
import { failure, failuresOf, failureAnswer } from './openapi-failures'
import { etag, schemaOf } from './openapi-schema'

function parameters(row: Row) {
  const from = (schema: z.ZodType | undefined, where: 'path' | 'query') => {
    if (!schema) return []
    const { properties = {}, required = [] } = schemaOf(schema) as {
      properties?: Record<string, unknown>
      required?: string[]
    }
    return Object.entries(properties).map(([name, of]) => ({
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      schema: of,
    }))
  }
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', minLength: 8, maxLength: 200 },
  }
  const condition = {
    name: 'If-Match',
    in: 'header',
    required: false,
    description: `A tag of ${row.ifMatch?.name}, a list of them, or *: refused when the record is another by now`,
    schema: { type: 'string' },
  }
  const known = {
    name: 'If-None-Match',
    in: 'header',
    required: false,
    description: 'The tag of an answer of before: 304 where it still is the answer',
    schema: { type: 'string' },
  }
  return [
    ...from(row.params, 'path'),
    ...from(row.query, 'query'),
    ...(row.writes ? [key] : []),
    ...(row.ifMatch ? [condition] : []),
    ...(row.versioned ? [known] : []),
  ]
}

const content = (row: Row) =>
  row.answer === undefined
    ? {}
    : {
        content:
          row.answer === 'stream'
            ? { 'application/octet-stream': {} }
            : { 'application/json': { schema: schemaOf(row.answer) } },
      }

const requestBody = (row: Row) => {
  if (row.body === undefined) return {}
  const file = {
    type: 'object',
    required: ['file'],
    properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
  }
  const of =
    row.body === 'file'
      ? { 'multipart/form-data': { schema: file } }
      : row.body === 'raw'
        ? { '*/*': {} }
        : { 'application/json': { schema: schemaOf(row.body) } }
  return { requestBody: { required: true, content: of } }
}

function operation(row: Row) {
  const mayHave = row.access === 'link' || row.session === 'optional'
  const security = mayHave ? [{}, { session: [] }] : row.access === 'public' ? [] : [{ session: [] }]
  return {
    operationId: row.name.replace(/[^A-Za-z0-9]+/g, '_').replace(/_$/, ''),
    summary: row.summary,
    tags: [row.path.split('/')[0]],
    security,
    parameters: parameters(row),
    ...requestBody(row),
    responses: {
      [row.status]: {
        description: row.status === 204 ? 'Done' : 'The answer',
        ...(row.tagged && { headers: etag('The tag of what can be edited of the record, for If-Match') }),
        ...(row.versioned && { headers: etag('The tag of the answer, for If-None-Match') }),
        ...content(row),
      },
      ...(row.versioned && { 304: { description: 'The answer still is the one that If-None-Match names' } }),
      ...Object.fromEntries(failuresOf(row).map((status) => [status, failureAnswer(row, status)])),
    },
  }
}

/** The OpenAPI 3.1 document of the rows. */
export function openapi(rows: readonly Row[], version: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const row of rows) (paths[`/${row.path}`] ??= {})[row.method.toLowerCase()] = operation(row)
  return {
    openapi: '3.1.0',
    info: {
      title: 'Husbok',
      version,
      description:
        'House books for private landlords. Amounts are NOK with at most two decimals, dates YYYY-MM-DD, instants ISO 8601 UTC.',
    },
    servers: [{ url: '/api' }],
    paths,
    components: { securitySchemes: { session: { type: 'http', scheme: 'bearer' } }, schemas: { Failure: failure } },
  }
}
