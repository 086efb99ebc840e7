import { z } from 'zod'
import type { OwnedCtx } from '../../base/call/context'
import { unreadableAsEmpty, type Encryption } from '../../base/db/encryption'
import { DayText, InstantText } from '../../base/kit/day'
import type { ExportedList } from '../../base/module/shape'
import { letterKinds, letterSendings } from './model'
import { readProtestNote, readTyped, selectLetters } from './service-rows'

/** A letter in the export. Its PDF is among the papers of the contract. */
const ExportedLetter = z.strictObject({
  contractId: z.int(),
  id: z.int(),
  kind: z.enum(letterKinds),
  send: z.enum(letterSendings),
  created_at: InstantText,
  sent_at: InstantText.nullable(),
  received_on: DayText.nullable(),
  last_day: DayText.nullable(),
  taken_back_on: DayText.nullable(),
  sha256: z.string(),
  signed_on: DayText.nullable(),
  /** The values that the landlord added. Null if they can't be read. */
  typed: z.unknown(),
  protest: z.strictObject({ received_on: DayText, note: z.string() }).nullable(),
})

/** The letters to tenants, also of contracts in deleted houses. */
export const exportedLetters = (encryption: Encryption): ExportedList => ({
  path: 'data/letters.json',
  answer: ExportedLetter,
  async read(ctx: OwnedCtx) {
    const keys = unreadableAsEmpty(encryption)
    const rows = await selectLetters(ctx).execute()
    return rows.toReversed().map((row) => ({
      contractId: row.contract_id,
      id: row.id,
      kind: row.kind,
      send: row.send,
      created_at: row.created_at,
      sent_at: row.sent_at,
      received_on: row.received_on,
      last_day: row.last_day,
      taken_back_on: row.taken_back_on,
      sha256: row.sha256,
      signed_on: row.signed_on,
      typed: readTyped(row, keys),
      protest: row.protest_on === null ? null : { received_on: row.protest_on, note: readProtestNote(row, keys) },
    }))
  },
})
