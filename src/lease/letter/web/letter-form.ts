import * as field from '../../../base/kit/field-kinds'
import { orNull } from '../../../base/kit/field-variants'
import { record, type FormValues } from '../../../base/kit/record'
import { useDraft } from '../../../base/ui/form/use-draft'
import { useForm } from '../../../base/ui/form/use-form'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import { contractLanguages, type Contract } from '../../contract/model'
import { lettingLaw } from '../../law/rules-letting'
import { bindingUntil, lettingOn } from '../../law/rules-term'
import { tenantsOf } from '../../party/rules'
import { placesOf } from '../../tenancy/rules-who-leaves'
import { noticeWords } from '../../tenancy/words-notice'
import { tenantLetterWords } from '../words'
import {
  LetterForm,
  letterFields,
  letterSendings,
  letterTextRecord,
  type LetterField,
  type LetterAvailability,
} from '../model'

const letterRecord = record({
  send: field.choice(letterSendings),
  language: orNull(field.choice(contractLanguages)),
  ...letterTextRecord.fields,
})
export type LetterFormValues = FormValues<typeof letterRecord.fields>

/** The body of the call. It has only the fields of this kind of letter. */
export function letterBody(kind: LetterAvailability['kind'], values: LetterFormValues) {
  const { send, language, ...typed } = letterRecord.toBody(values)
  const own = new Set<string>(letterFields[kind])
  return { kind, send, language, ...Object.fromEntries(Object.entries(typed).filter(([name]) => own.has(name))) }
}

/** The place of what is typed in the browser. Each letter of a contract has one of its own. */
export interface LetterPlace {
  /** The user account. */
  readonly account: number
  readonly contract: Contract
}

/**
 * The form of a letter. It begins with the days that the letter names if the landlord enters none. What is typed is kept
 * in the browser.
 */
export function useLetterForm(
  { kind, names }: LetterAvailability,
  send: LetterFormValues['send'],
  { account, contract, purpose }: LetterPlace & Pick<LetterFormValues, 'purpose'>,
) {
  const t = useWords(tenantLetterWords)
  const notice = useWords(noticeWords)
  return useForm<LetterFormValues, typeof LetterForm>({
    draft: useDraft({
      account,
      form: 'letter',
      record: `new.${contract.id}.${kind}`,
      shape: letterRecord,
      stored: null,
      isPlaced: true,
    }),
    schema: LetterForm,
    initial: {
      ...letterRecord.empty,
      send,
      purpose: kind === 'access' ? purpose : '',
      last_day: kind === 'termination' ? (names.last_day ?? '') : '',
      from: names.from ?? '',
      pay_by: names.pay_by ?? '',
      received_on: kind === 'tenant_termination' ? today() : '',
      given_by: placesOf(tenantsOf(contract).length),
      claims: kind === 'deposit_claim' ? [{ text: '', sum: null }] : [],
    },
    toBody: (values) => letterBody(kind, values),
    // The call takes these without an answer. A person is asked.
    check: (values) => ({
      ...(kind === 'termination' &&
        values.ground === '' &&
        isNeeded(kind, 'ground', contract, values) && { ground: t('groundNeeded') }),
      ...(kind === 'tenant_termination' && values.given_by.length === 0 && { given_by: notice('whoNeeded') }),
      ...(kind === 'tenant_termination' &&
        values.because === '' &&
        isNeeded(kind, 'because', contract, values) && { because: notice('becauseNeeded') }),
    }),
  })
}

/** The fields that a letter always needs, for every kind of letting. The server decides. */
const needed: Partial<Record<LetterAvailability['kind'], readonly LetterField[]>> = {
  tenant_termination: ['received_on'],
  breach_warning: ['reason'],
  market_rent: ['month_sum'],
  access: ['on'],
  addendum: ['text'],
  sublet_answer: ['received_on', 'answer'],
}

/** True if the letter needs a reason: a landlord's notice that the tenant can protest against, and a refusal. */
export const isReasonNeeded = (
  kind: LetterAvailability['kind'],
  contract: Contract,
  { answer }: Pick<LetterFormValues, 'answer'>,
): boolean =>
  kind === 'termination'
    ? lettingLaw[lettingOn(contract, today())].needsReason
    : kind === 'sublet_answer' && answer === 'refused'

export const isNeeded = (
  kind: LetterAvailability['kind'],
  name: LetterField,
  contract: Contract,
  values: LetterFormValues,
): boolean => {
  if (name === 'reason') return (needed[kind]?.includes(name) ?? false) || isReasonNeeded(kind, contract, values)
  // The call takes a notice without its ground, because the Act asks for the reason alone (§ 9-7).
  if (name === 'ground') return isReasonNeeded(kind, contract, values)
  if (name === 'because') return bindingUntil(contract) !== null
  return needed[kind]?.includes(name) ?? false
}
