import { z } from 'zod'
import { InstantText } from '../../base/kit/day'
import type { ExportedList } from '../../base/module/shape'

const ExportedMapping = z.strictObject({ mapping: z.json(), updated_at: InstantText })

/** What the landlord has said of the columns of files, as the export gives it out. */
export const exportedMappings: ExportedList = {
  path: 'data/bank-mappings.json',
  answer: ExportedMapping,
  read: (ctx) =>
    ctx.db
      .selectFrom('bank_mapping')
      .select(['mapping', 'updated_at'])
      .where('account_id', '=', ctx.owner)
      .orderBy('header_hash')
      .execute(),
}
