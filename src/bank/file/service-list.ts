import { z } from 'zod'
import { InstantText } from '../../base/kit/day'
import type { ExportedList } from '../../base/module/shape'
import { ReadMapping } from './model'
import { mappingForAnswer } from './rules-summary'
import type { ColumnMapping } from './rules-statement'

const ExportedMapping = z.strictObject({ mapping: ReadMapping, updated_at: InstantText })

export const exportedMappings: ExportedList = {
  path: 'data/bank-mappings.json',
  answer: ExportedMapping,
  read: async (ctx) => {
    const rows = await ctx.db
      .selectFrom('bank_mapping')
      .select(['mapping', 'updated_at'])
      .where('account_id', '=', ctx.owner)
      .orderBy('header_hash')
      .execute()
    return rows.map(({ mapping, updated_at }) => ({
      mapping: mappingForAnswer(mapping as unknown as ColumnMapping),
      updated_at,
    }))
  },
}
