import { z } from 'zod'
import { newIdempotencyKey } from '../../../base/ui/query/call-request'
import * as field from '../../../base/kit/field-kinds'
import { record, type FormValues } from '../../../base/kit/record'
import { storedDraft } from '../../../base/ui/form/stored-draft'
import { profileRecord } from '../../../landlord/account/model'
import { houseRecord, type HouseValues } from '../../../landlord/house/model'
import { currentLanguage } from '../../../base/ui/words/use-words'
import { contractInput, type ContractValues } from '../../contract/model'
import { draftEntry } from './started'
import type { MakingRecord } from './make-once'

/**
 * The landlord's fields in the draft: without the national id, and without a password
 * (docs/rules/lease.md#free-contract).
 */
const { ssn: _ssn, ...keptFields } = profileRecord.fields
const landlordRecord = record({ email: field.email(), ...keptFields })
export type LandlordValues = FormValues<typeof landlordRecord.fields>

export interface FreeDraft {
  /** When the draft was last changed, in ms since 1970. */
  readonly at: number
  /**
   * The keys that are sent with every try. A retry after a lost answer is the same request, so nothing is created
   * twice.
   */
  readonly keys: { readonly account: string; readonly house: string; readonly contract: string }
  /** The values that were sent with the keys, and the ids that came back. */
  readonly made: { readonly house: MadeOf; readonly contract: MadeOf }
  /** True if the user account may exist, even if no answer arrived. */
  readonly began: boolean
  readonly landlord: LandlordValues
  readonly house: HouseValues
  readonly contract: ContractValues
}

export const noLandlord: LandlordValues = landlordRecord.empty

type MadeOf = Pick<MakingRecord<unknown>, 'sent' | 'id'>
const nothing: MadeOf = { sent: null, id: null }

const key = z.string().min(16)
const Made: z.ZodType<MadeOf> = z.strictObject({
  sent: z.strictObject({ at: z.number(), body: z.unknown() }).nullable(),
  id: z.int().nullable(),
})
const Draft: z.ZodType<FreeDraft> = z.strictObject({
  at: z.number(),
  keys: z.strictObject({ account: key, house: key, contract: key }),
  // Drafts from before `made` was stored lack it.
  made: z.strictObject({ house: Made, contract: Made }).default({ house: nothing, contract: nothing }),
  began: z.boolean(),
  landlord: landlordRecord.draft,
  house: houseRecord.draft,
  contract: contractInput.draft,
})

export const newDraft = (): FreeDraft => ({
  at: 0,
  keys: { account: newIdempotencyKey(), house: newIdempotencyKey(), contract: newIdempotencyKey() },
  made: { house: nothing, contract: nothing },
  began: false,
  landlord: noLandlord,
  house: houseRecord.empty,
  // A lease is open-ended if no end is agreed.
  contract: { ...contractInput.empty, type: 'running', language: currentLanguage() },
})

/** The draft in the browser's storage. Without storage everything works except a reload. */
export const freeDraft = storedDraft(draftEntry, Draft)
