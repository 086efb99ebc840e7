import { z } from 'zod'
import type { Day } from '../../../base/kit/day'
import { fieldErrors } from '../../../base/kit/field-errors'
import type { FieldErrors } from '../../../base/kit/refusal'
import { EmailForm } from '../../../landlord/account/model'
import { ProfileForm } from '../../../landlord/account/model-profile'
import { profileErrors } from '../../../landlord/account/rules-profile'
import { RegisterForm } from '../../../landlord/registration/model'
import { HouseForm } from '../../../landlord/house/model'
import type { ContractValues, LeaseStep } from '../../contract/model'
import { ContractForm } from '../../contract/model-form'
import { contractBody } from '../../contract-form/web/contract-form'
import {
  rentAccountErrors,
  ownDepositAccountErrors,
  problemsOfStep,
  problemsBeyondSchema,
} from '../../contract-form/web/contract-steps'
import { lacksRentIban } from '../../contract-form/web/rent-account'
import type { FreeDraft, LandlordValues } from './free-draft'

/** The steps of the wizard (docs/rules/lease.md#free-contract). */
export const freeSteps = ['welcome', 'landlord', 'house', 'tenant', 'contract', 'password'] as const
export type FreeStep = (typeof freeSteps)[number]
/** The steps that ask, which are numbered 1/5 to 5/5. */
export const numberedSteps = freeSteps.slice(1)

/** The steps of the contract wizard that each step of this wizard includes. */
const partsOf = {
  house: ['house'],
  tenant: ['tenant'],
  contract: ['terms', 'including', 'deposit'],
} as const satisfies Partial<Record<FreeStep, readonly LeaseStep[]>>

/** The body of the landlord's profile. The national id comes from memory, never from the draft. */
export const profileBody = ({ email: _email, ...profile }: LandlordValues, ssn: string) => ({ ...profile, ssn })

/** The landlord's values with the account for the rent. The contract's step asks for it when the landlord has none. */
export const withRentIban = ({ landlord, contract }: Pick<FreeDraft, 'landlord' | 'contract'>): LandlordValues =>
  lacksRentIban(landlord) ? { ...landlord, iban: contract.rent_iban } : landlord

const errorsOf = (found: { success: boolean; error?: z.core.$ZodError | undefined }): FieldErrors =>
  found.success || !found.error ? {} : fieldErrors(found.error)

/** The problems of the landlord's step. A phone number is required here, because signing needs it. */
export function landlordProblems(values: LandlordValues, ssn: string, today: Day): FieldErrors {
  const profile = ProfileForm.safeParse(profileBody(values, ssn))
  const dates = profile.success ? profileErrors(profile.data, today) : null
  return {
    ...errorsOf(EmailForm.safeParse({ email: values.email })),
    ...errorsOf(profile),
    ...dates,
    ...(values.phone.trim() === '' ? { phone: 'required' } : {}),
  }
}

export interface LastStepValues {
  readonly ssn: string
  readonly password: string
  readonly repeatPassword: string
  readonly isAgreePolicy: boolean
}

export function problemsOfLastStep(
  landlord: LandlordValues,
  { ssn, password, repeatPassword, isAgreePolicy }: LastStepValues,
  { needsPassword, needsSsn }: { readonly needsPassword: boolean; readonly needsSsn: boolean },
  today: Day,
): FieldErrors {
  const { ssn: wrongSsn } = needsSsn ? landlordProblems(landlord, ssn, today) : {}
  const account = { email: landlord.email, password, repeatPassword, isAgreePolicy }
  return {
    ...(wrongSsn === undefined ? {} : { ssn: wrongSsn }),
    ...(needsPassword ? errorsOf(RegisterForm.safeParse(account)) : {}),
    ...(needsPassword && repeatPassword === '' ? { repeatPassword: 'required' } : {}),
  }
}

/**
 * The problems of a step about the contract. If `landlordAccount` is passed, the accounts are checked too. It is empty
 * when the landlord's step has no account.
 */
export function contractProblems(
  step: keyof typeof partsOf,
  values: ContractValues,
  today: Day,
  landlordAccount: string | null = null,
): FieldErrors {
  const found = {
    ...errorsOf(ContractForm.safeParse(contractBody(values))),
    ...problemsBeyondSchema(values, 'summary', today),
    ...(landlordAccount === '' ? rentAccountErrors(values, 'summary') : {}),
    ...(landlordAccount === null ? {} : ownDepositAccountErrors(values, 'summary', landlordAccount)),
  }
  // The house has no id yet, and the lease needs no files here.
  const { houseId: _house, documents: _documents, ...asked }: FieldErrors = found
  return Object.assign({}, ...partsOf[step].map((part) => problemsOfStep(part, asked))) as FieldErrors
}

/** A schema that accepts everything. The screen's own check finds the errors, because it knows the step and the day. */
export const acceptAll = <B>() => z.custom<B>(() => true)

/** The first step with something to fill in, or the last step when nothing is left. */
export function firstUnfinishedStep(draft: FreeDraft, today: Day): FreeStep {
  // The national id is not stored, so its absence alone doesn't lead back. The last step asks for it again.
  const { ssn: _ssn, ...landlord } = landlordProblems(draft.landlord, '', today)
  if (Object.keys(landlord).length > 0) return 'landlord'
  if (
    !HouseForm.safeParse(draft.house).success ||
    Object.keys(contractProblems('house', draft.contract, today)).length > 0
  )
    return 'house'
  for (const step of ['tenant', 'contract'] as const) {
    if (Object.keys(contractProblems(step, draft.contract, today, draft.landlord.iban)).length > 0) return step
  }
  return 'password'
}
