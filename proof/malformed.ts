import { z } from 'zod'
import fc from 'fast-check'
import type { Row } from '../src/base/kit/endpoint'
import { validDrafts } from './arbitrary'
import {
  badFiles,
  badKeys,
  badQueries,
  junkValues,
  malformedJson,
  strangeKeys,
  strangeParams,
  wrongTypes,
} from './malformed-values'
import type { DraftRequest } from './request'
import { isWrite, rows, readsBody, variants } from './rows'

export interface Case {
  readonly family: string
  readonly draft: DraftRequest
  /** True if the server must refuse the request. If false, the row's own schema decides. */
  readonly refused: boolean
}

type Change = (draft: DraftRequest) => Partial<DraftRequest>
type Family = readonly [name: string, refused: boolean, changes: fc.Arbitrary<Change>]

const pick = <T>(values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values)
const inBody = (
  draft: DraftRequest,
  change: (body: Record<string, unknown>) => Record<string, unknown>,
): Partial<DraftRequest> => ({
  body: change({ ...(draft.body as object) }),
})

function bodyFamilies(row: Row): Family[] {
  if (!(row.body instanceof z.ZodType)) return []
  const names = [...new Set(variants(row, 'body').flatMap((fields) => fields.map((field) => field.name)))]
  return [
    [
      'a field of another kind',
      false,
      fc.tuple(pick(names), pick(junkValues)).map(
        ([name, value]) =>
          (draft) =>
            inBody(draft, (body) => ({ ...body, [name]: value })),
      ),
    ],
    [
      'several such fields',
      false,
      fc
        .array(fc.tuple(pick(names), pick(junkValues)), { minLength: 2, maxLength: 6 })
        .map((all) => (draft) => inBody(draft, (body) => ({ ...body, ...Object.fromEntries(all) }))),
    ],
    [
      'a missing field',
      false,
      pick(names).map((name) => (draft) => inBody(draft, ({ [name]: _gone, ...rest }) => rest)),
    ],
    [
      'an unknown field',
      true,
      fc.tuple(pick(strangeKeys), fc.jsonValue({ maxDepth: 1 })).map(
        ([name, value]) =>
          (draft) =>
            inBody(draft, (body) => ({ ...body, [name]: value })),
      ),
    ],
    [
      '__proto__',
      true,
      fc.constant((draft) => inBody(draft, (body) => ({ ...body, ['__proto__']: { role: 'admin' } }))),
    ],
    [
      'deep nesting',
      true,
      fc.tuple(pick(names), pick(['[', '{"a":'])).map(([name, open]) => () => ({
        text: `{"${name}":${open.repeat(40_000)}1${(open === '[' ? ']' : '}').repeat(40_000)}}`,
      })),
    ],
    [
      'a body too big',
      true,
      pick(names).map((name) => (draft) => inBody(draft, (body) => ({ ...body, [name]: 'x'.repeat(300_000) }))),
    ],
    [
      'anything else as a body',
      false,
      pick([[], 'x', 1, null, true, false, 0, '', [{}]]).map((body) => () => ({ body })),
    ],
    ['broken JSON', true, pick([...malformedJson, '']).map((text) => () => ({ text }))],
  ]
}

const noBodyFamilies: Family[] = [
  [
    'a body where none belongs',
    true,
    pick([{ a: 1 }, [], [1], 'x', 1, true, false, 0, '']).map((body) => () => ({ body })),
  ],
  ['broken JSON', true, pick(malformedJson).map((text) => () => ({ text }))],
]

const fileFamilies: Family[] = [
  ['a bad file', true, pick(badFiles).map((files) => () => ({ files }))],
  ['JSON instead of a file', true, fc.constant(() => ({ text: '{}' }))],
  [
    'broken multipart',
    true,
    fc
      .tuple(
        pick([
          '',
          '--x',
          '--x\r\n',
          '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.4',
          '--y--\r\n',
          '\0'.repeat(100),
        ]),
        pick(['multipart/form-data; boundary=x', 'multipart/form-data', 'multipart/form-data; boundary=']),
      )
      .map(([text, contentType]) => () => ({ text, contentType })),
  ],
]

function otherMethods(row: Row): NonNullable<DraftRequest['method']>[] {
  const taken = new Set<string>(rows.filter((one) => one.path === row.path).map((one) => one.method))
  return (['GET', 'POST', 'PUT', 'DELETE', 'PATCH'] as const).filter((method) => !taken.has(method))
}

function families(row: Row): Family[] {
  const [params, query] = [variants(row, 'params')[0] ?? [], variants(row, 'query')[0] ?? []]
  return [
    ...(row.body === 'file'
      ? fileFamilies
      : readsBody(row) && row.body === undefined
        ? noBodyFamilies
        : bodyFamilies(row)),
    ...(readsBody(row)
      ? ([
          [
            'a wrong content type',
            true,
            pick(row.body === 'file' ? wrongTypes.filter((type) => !type.startsWith('multipart')) : wrongTypes).map(
              (contentType) => () => ({ text: '{"a":1}', contentType }),
            ),
          ],
        ] satisfies Family[])
      : []),
    ...(isWrite(row)
      ? ([
          ['a bad idempotency key', true, pick(badKeys).map((key) => () => ({ headers: { 'idempotency-key': key } }))],
        ] satisfies Family[])
      : []),
    ...(params.length > 0
      ? ([
          [
            'a strange path',
            true,
            fc.tuple(pick(params.map((field) => field.name)), pick(strangeParams)).map(([name, value]) => (draft) => ({
              params: { ...draft.params, [name]: value },
            })),
          ],
        ] satisfies Family[])
      : []),
    ...(params.length > 0
      ? ([
          [
            'a path that cannot be read',
            true,
            pick(['%zz', '%', '%c0%af', '%ff']).map((value) => () => ({
              path: `/api/${row.path.replace(/\{\w+\}/, value)}`,
            })),
          ],
        ] satisfies Family[])
      : []),
    ...(query.length > 0
      ? ([
          [
            'a strange query',
            false,
            fc
              .tuple(
                pick(query.map((field) => field.name)),
                pick(junkValues.filter((value) => typeof value === 'string')),
              )
              .map(([name, value]) => (draft) => ({
                query: [...draft.query.filter(([one]) => one !== name), [name, value] as const],
              })),
          ],
        ] satisfies Family[])
      : []),
    ...(query.length > 0
      ? ([
          [
            'a repeated query',
            true,
            pick(query.map((field) => field.name)).map((name) => (draft) => ({
              query: [...draft.query, [name, '1'], [name, '2']] as const,
            })),
          ],
        ] satisfies Family[])
      : []),
    ['an unknown query', true, pick(badQueries).map((search) => () => ({ search }))],
    ['another method', true, pick(otherMethods(row)).map((method) => () => ({ method }))],
  ]
}

/** Requests, half of them valid and half malformed in one of the ways above. */
export function cases(row: Row): fc.Arbitrary<Case> {
  const valid = validDrafts(row)
  const malformed = families(row).map(([family, refused, changes]) =>
    fc.tuple(valid, changes).map(([draft, change]) => ({ family, refused, draft: { ...draft, ...change(draft) } })),
  )
  return fc.oneof(
    { weight: 1, arbitrary: valid.map((draft) => ({ family: 'valid', refused: false, draft })) },
    { weight: 1, arbitrary: fc.oneof(...malformed) },
  )
}
