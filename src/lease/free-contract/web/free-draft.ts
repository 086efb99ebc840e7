import { z } from 'zod'
import { newKey } from '../../../base/ui/call-request'
import { keptIn } from '../../../base/ui/kept'
import type { ProfileValues } from '../../../landlord/account/web/profile-values'
import { noHouse, type HouseValues } from '../../../landlord/house/web/HouseFields'
import { DraftValues } from '../../contract/web/contract-draft'
import { noContract, type ContractValues } from '../../contract/web/contract-values'
import { draftEntry } from './begun'

/** The landlord as the wizard keeps it: without the national id, and without a password (decisions 7). */
export type LandlordValues = Omit<ProfileValues, 'ssn' | 'isAgreePolicy'> & { readonly email: string }

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

export const noLandlord: LandlordValues = {
  email: '',
  firstName: '',
  lastName: '',
  phone_code: '+47',
  phone: '',
  country: 'NO',
  city: '',
  address: '',
  postcode: '',
  iban: '',
  birthday: '',
}

const likeIts = <T extends object>(example: T): z.ZodType<T> =>
  z.strictObject(
    Object.fromEntries(
      Object.entries(example).map(([key, value]) => [
        key,
        typeof value === 'string' ? z.string() : z.number().nullable(),
      ]),
    ),
  ) as unknown as z.ZodType<T>
const key = z.string().min(16)
const Draft: z.ZodType<FreeDraft> = z.strictObject({
  at: z.number(),
  keys: z.strictObject({ account: key, house: key, contract: key }),
  began: z.boolean(),
  landlord: likeIts(noLandlord),
  house: likeIts(noHouse),
  contract: DraftValues,
})

export const newDraft = (): FreeDraft => ({
  at: 0,
  keys: { account: newKey(), house: newKey(), contract: newKey() },
  began: false,
  landlord: noLandlord,
  house: noHouse,
  contract: noContract(null),
})

/** The draft of this browser. A browser without storage: everything works but the reload. */
export const freeDraft = keptIn(draftEntry, Draft)
