import { z } from 'zod'
import { newIdempotencyKey } from '../../../base/ui/query/call-request'
import * as field from '../../../base/kit/field-kinds'
import { record, type FormValues } from '../../../base/kit/record'
import { storedDraft } from '../../../base/ui/form/stored-draft'
import { profileRecord } from '../../../landlord/account/model'
import { houseRecord, type HouseValues } from '../../../landlord/house/model'
import { contractInput, type ContractValues } from '../../contract/model'
import { draftEntry } from './begun'

/** The landlord as the wizard keeps it: without the national id, and without a password (docs/rules.md#free-contract). */
const { ssn: _ssn, ...keptFields } = profileRecord.fields
const landlordRecord = record({ email: field.email(), ...keptFields })
export type LandlordValues = FormValues<typeof landlordRecord.fields>

export interface FreeDraft {
  /** When it was last changed, in ms since 1970. */
  readonly at: number
  /** Sent with every try, so that a retry after a lost answer is the same request and makes nothing twice. */
  readonly keys: { readonly account: string; readonly house: string; readonly contract: string }
  /** Making the account was begun: it may exist, whatever this browser has heard. */
  readonly began: boolean
  readonly landlord: LandlordValues
  readonly house: HouseValues
  readonly contract: ContractValues
}

export const noLandlord: LandlordValues = landlordRecord.empty

const key = z.string().min(16)
const Draft: z.ZodType<FreeDraft> = z.strictObject({
  at: z.number(),
  keys: z.strictObject({ account: key, house: key, contract: key }),
  began: z.boolean(),
  landlord: landlordRecord.draft,
  house: houseRecord.draft,
  contract: contractInput.draft,
})

export const newDraft = (): FreeDraft => ({
  at: 0,
  keys: { account: newIdempotencyKey(), house: newIdempotencyKey(), contract: newIdempotencyKey() },
  began: false,
  landlord: noLandlord,
  house: houseRecord.empty,
  contract: contractInput.empty,
})

/** The draft of this browser. A browser without storage: everything works but the reload. */
export const freeDraft = storedDraft(draftEntry, Draft)
