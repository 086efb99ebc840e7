import { z } from 'zod'
import { parseAccountNumber } from '../../../base/kit/account-number'
import { isDay, type Day } from '../../../base/kit/day'
import { fieldErrors } from '../../../base/kit/field-errors'
import type { FieldErrors } from '../../../base/kit/refusal'
import { isFilledIn, leaseStepOf, leaseSteps, type ContractValues, type LeaseStep } from '../../contract/model'
import { depositFieldsOf, isFieldAskedFor } from '../../contract/model-asked-fields'
import { ContractForm } from '../../contract/model-form'
import { contractErrors, ownAccountError } from '../../contract/rules'
import { daysBeforeFirstPayment } from '../../rent/rules'
import { contractBody } from './contract-form'
import { rentTerms } from '../../rent/web/rent-ahead'

/** The steps of the wizard. The four numbered steps ask about the lease itself. */
export const wizardSteps = [
  'house',
  'tenant',
  'terms',
  'including',
  'deposit',
  'summary',
  'deposit-help',
  'signing-help',
] as const
export type WizardStep = (typeof wizardSteps)[number]
export type ShownStep = LeaseStep | 'summary'
export const shownSteps: readonly ShownStep[] = [...leaseSteps, 'summary']
const numbered: readonly string[] = ['tenant', 'terms', 'including', 'deposit']

/** The mark of a step, like `2/4`. Empty for the first and the last step. */
export const stepNumberText = (step: WizardStep): string =>
  numbered.includes(step) ? `${numbered.indexOf(step) + 1}/${numbered.length}` : ''

/** The step to which a help page leads back when it was opened by its address. */
export const stepOfHelp = { 'deposit-help': 'deposit', 'signing-help': 'summary' } as const
export type HelpStep = keyof typeof stepOfHelp
export const isHelpStep = (step: WizardStep): step is HelpStep => step in stepOfHelp

/** Values that are only on the screen, each with the step that asks for it. */
const onScreen: Readonly<Record<string, LeaseStep>> = { is_deposit_account_variant: 'deposit', rent_iban: 'terms' }
const stepOfValue = (name: string): LeaseStep | undefined => onScreen[name] ?? leaseStepOf(name)

/** The problems of a step. The summary shows the problems of all steps. */
export const problemsOfStep = (step: WizardStep, problems: FieldErrors): FieldErrors =>
  step === 'summary'
    ? problems
    : Object.fromEntries(Object.entries(problems).filter(([path]) => stepOfValue(path.split('.')[0]!) === step))

/** Reports only the fields of one step, so that an early step is not refused because of a later one. */
export function stepSchema(step: WizardStep): z.ZodType<unknown, z.input<typeof ContractForm>> {
  return z.custom<z.input<typeof ContractForm>>().superRefine((body, ctx) => {
    const found = ContractForm.safeParse(body)
    if (found.success) return
    for (const [path, message] of Object.entries(problemsOfStep(step, fieldErrors(found.error)))) {
      ctx.addIssue({ code: 'custom', path: path.split('.'), message })
    }
  })
}

/** The errors of the dates that are filled in. The server uses the same rule. */
function datesOff(values: ContractValues, today: Day): FieldErrors {
  const known = (text: string): Day => (isDay(text) ? text : today)
  const errors = contractErrors(
    {
      tenant_birthday: known(values.tenant_birthday),
      co_tenants: values.co_tenants.map(({ birthday }) => ({ birthday: known(birthday) })),
      co_landlords: values.co_landlords.map(({ birthday }) => ({ birthday: known(birthday) })),
      tenant_nationality: values.tenant_nationality,
      tenant_country: values.tenant_country,
      start_date: known(values.start_date),
      end_date: isFieldAskedFor('end_date', values) ? known(values.end_date) : null,
      first_payment_date: known(values.first_payment_date),
      guarantee: values.guarantee && { until: known(values.guarantee.until) },
      deposit_payment_deadline: isFieldAskedFor('deposit_payment_deadline', values)
        ? known(values.deposit_payment_deadline)
        : null,
    },
    today,
  )
  return errors ?? {}
}

/** True if days are let before the month of the first payment. */
function leavesDays(values: ContractValues): boolean {
  const terms = rentTerms(values)
  return terms !== null && daysBeforeFirstPayment(terms) !== null
}

/**
 * True if a lease must have a file: a new lease, and a stored lease that has one. A stored lease without files needs
 * none.
 */
export const needsDocument = (stored: { readonly documents: readonly unknown[] } | null): boolean =>
  stored === null || stored.documents.length > 0

/**
 * The errors that the schema can't find: a missing file, a deposit that is not chosen or not filled in, and dates
 * compared with today.
 */
export function problemsBeyondSchema(
  values: ContractValues,
  step: WizardStep,
  today: Day,
  needsFile = true,
): FieldErrors {
  const { is_deposit_account_variant: variant } = values
  const missing = depositFieldsOf(values).filter((name) => !isFilledIn(values[name]))
  return problemsOfStep(step, {
    ...(needsFile && values.documents.length === 0 ? { documents: 'required' } : {}),
    ...(values.days_before_first_payment === '' && leavesDays(values) ? { days_before_first_payment: 'choose' } : {}),
    ...(variant === '' ? { is_deposit_account_variant: 'choose' } : {}),
    ...Object.fromEntries(missing.map((name) => [name, 'required'])),
    ...datesOff(values, today),
  })
}

/** The form asks for the account for the rent when the landlord has given none. */
export const rentAccountErrors = ({ rent_iban }: ContractValues, step: WizardStep): FieldErrors =>
  problemsOfStep(step, rent_iban.trim() === '' || parseAccountNumber(rent_iban) !== null ? {} : { rent_iban: 'iban' })

/** The problem of a deposit account that is the landlord's own: either the profile's account or the one typed here. */
export const ownDepositAccountErrors = (
  values: ContractValues,
  step: WizardStep,
  landlordAccount: string,
): FieldErrors =>
  isFieldAskedFor('deposit_account', values)
    ? problemsOfStep(step, ownAccountError(values, landlordAccount.trim() || values.rent_iban) ?? {})
    : {}

/** The first step with something to fill in or correct. Null when the contract can be saved. */
export function firstStepWithProblem(values: ContractValues, today: Day, needsFile = true): LeaseStep | null {
  const found = ContractForm.safeParse(contractBody(values))
  const problems = {
    ...problemsBeyondSchema(values, 'summary', today, needsFile),
    ...(found.success ? {} : fieldErrors(found.error)),
  }
  return firstStepOf(problems)
}

export function firstStepOf(problems: FieldErrors): LeaseStep | null {
  const theirs = new Set(Object.keys(problems).map((path) => stepOfValue(path.split('.')[0]!)))
  return leaseSteps.find((step) => theirs.has(step)) ?? null
}
