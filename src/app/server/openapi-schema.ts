import type { z } from 'zod'
import { jsonSchema } from '../../base/call/answer'

/** A schema as the document has it. */
export function schemaOf(schema: z.ZodType): object {
  const { $schema: _, ...rest } = jsonSchema(schema, 'draft-2020-12')
  return rest
}

/** The header with the tag of an answer. */
export const etag = (description: string) => ({ ETag: { description, schema: { type: 'string' } } })
