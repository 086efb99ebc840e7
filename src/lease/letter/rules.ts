import { hasDrawnWords, hasOnlyDrawnLetters } from '../../base/kit/typeface'
import {
  letterFields,
  letterKinds,
  letterTextRecord,
  type LetterField,
  type LetterKind,
  type LetterAvailability,
  type LetterRequest,
} from './model'
import type { LetterFacts } from './model-facts'
import { breachWarning, depositClaim, moveRequest, tenantTermination, termination } from './rules-ending'
import { firstMarketMonth, access, addendum, marketRent, subletAnswer, tenancyConfirmation } from './rules-tenancy'
import { evictionWarning, paymentReminder, rentDemand, socialServices } from './rules-money'
import { lastDayOfNotice, paymentDay, type LetterProblem, type LetterRule } from './rules-kind'
import type { LetterTextKey } from './words-sheet'

/** The letters (docs/rules/lease.md#letters). */
export const letterRules: Readonly<Record<LetterKind, LetterRule>> = {
  payment_reminder: paymentReminder,
  rent_demand: rentDemand,
  eviction_warning: evictionWarning,
  termination,
  tenant_termination: tenantTermination,
  move_request: moveRequest,
  breach_warning: breachWarning,
  market_rent: marketRent,
  deposit_claim: depositClaim,
  access,
  addendum,
  sublet_answer: subletAnswer,
  social_services: socialServices,
  tenancy_confirmation: tenancyConfirmation,
}

const nothingTyped = letterTextRecord.erased()

/** The days on which a letter can be sent, or the reason why it can't be sent today. */
export function letterOffer(kind: LetterKind, facts: LetterFacts): LetterAvailability {
  const { afterEnd = false, span } = letterRules[kind]
  const { last_day, from, pay_by } = withDefaultDays({ kind, language: null, ...nothingTyped }, facts)
  const offer = { kind, names: { last_day, from, pay_by } }
  const closed = (because: string): LetterAvailability => ({
    ...offer,
    state: 'closed',
    first: null,
    last: null,
    because,
  })
  if (facts.isBeingSigned) return closed('contractFrozen')
  if (!facts.isSigned) return closed('contractNotSigned')
  if (facts.isFinished && !afterEnd) return closed('contractFinished')
  const days = span(facts)
  if (typeof days === 'string') return closed(days)
  const { first, last } = days
  if (first !== null && facts.today < first) return { ...offer, state: 'early', first, last, because: 'tooEarly' }
  if (last !== null && facts.today > last) return { ...offer, state: 'late', first, last, because: 'tooLateInLaw' }
  return { ...offer, state: 'open', first, last, because: null }
}

export const letterOffers = (facts: LetterFacts): LetterAvailability[] =>
  letterKinds.map((kind) => letterOffer(kind, facts))

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || value === false || (Array.isArray(value) && value.length === 0)

/** A notice whose reason nobody can read is a notice without a reason, which is void (husleieloven § 9-7). */
const saysNothing = (value: unknown): boolean => isEmpty(value) || (typeof value === 'string' && !hasDrawnWords(value))

/** The texts with letters that the typeface of the papers lacks, by the name of the field. */
function fieldsWithoutLetters({ claims, changes, ...typed }: Omit<LetterRequest, 'kind' | 'language'>): string[] {
  const texts = [
    ...Object.entries(typed),
    ...claims.map(({ text }, at) => [`claims.${at}.text`, text] as const),
    ...changes.flatMap(({ clause, text }, at) => [
      [`changes.${at}.clause`, clause] as const,
      [`changes.${at}.text`, text] as const,
    ]),
  ]
  return texts.flatMap(([name, value]) => (typeof value === 'string' && !hasOnlyDrawnLetters(value) ? [name] : []))
}

/** The reason why a letter can't be made today. Null when it can. */
export function letterProblem(form: LetterRequest, facts: LetterFacts): LetterProblem | null {
  const offer = letterOffer(form.kind, facts)
  const days = {
    ...(offer.first !== null && { first: offer.first }),
    ...(offer.last !== null && { last: offer.last }),
  }
  if (offer.state === 'closed') return { reason: offer.because as LetterProblem['reason'] }
  if (offer.because !== null) return { reason: 'invalid', fields: { kind: offer.because }, ...days }
  const rule = letterRules[form.kind]
  const of: ReadonlySet<LetterField> = new Set(letterFields[form.kind])
  const { kind: _kind, language: _language, ...typed } = form
  const strange = (Object.keys(typed) as LetterField[]).filter(
    (name) => name in letterFieldNames && !of.has(name) && !isEmpty(form[name]),
  )
  if (strange.length > 0)
    return { reason: 'invalid', fields: Object.fromEntries(strange.map((name) => [name, 'unknown'])) }
  const unprintable = fieldsWithoutLetters(typed)
  if (unprintable.length > 0)
    return { reason: 'invalid', fields: Object.fromEntries(unprintable.map((name) => [name, 'noLetters'])) }
  const missing = rule.required(facts, form).filter((name) => saysNothing(form[name]))
  if (missing.length > 0)
    return { reason: 'invalid', fields: Object.fromEntries(missing.map((name) => [name, 'required'])) }
  return rule.problem?.(form, facts) ?? null
}

const letterFieldNames: Readonly<Partial<Record<LetterField, true>>> = Object.fromEntries(
  Object.values(letterFields)
    .flat()
    .map((name) => [name, true]),
)

/** The letter as it is printed and stored: with the days that the landlord left open. */
export function withDefaultDays(form: LetterRequest, facts: LetterFacts): LetterRequest {
  const of = letterFields[form.kind]
  return {
    ...form,
    ...(of.includes('last_day') && { last_day: lastDayOfNotice(form, facts) }),
    ...((of.includes('pay_by') || form.kind === 'eviction_warning') && { pay_by: paymentDay(form, facts) }),
    ...(form.kind === 'market_rent' && { from: form.from ?? firstMarketMonth(facts) }),
  }
}

/** The required sentences that the letter lacks. A letter that lacks one is never made. */
export function missingSentences(form: LetterRequest, facts: LetterFacts): LetterTextKey[] {
  const { lines, must } = letterRules[form.kind]
  const written = new Set(lines(form, facts).flatMap((line) => ('key' in line ? [line.key] : [])))
  return must(facts, form).filter((key) => !written.has(key))
}
