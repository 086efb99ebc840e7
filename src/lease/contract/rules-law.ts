import { addDays, addMonths, day, type Day } from '../../base/kit/day'
import { formatKr, ore, type Ore } from '../../base/kit/money'
import { comforts, maxDepositMonths, type Comfort, type ContractType } from './model'

/**
 * What the tenancy act (husleieloven) says to the terms of a lease, as data. It is told while the lease is written and
 * refuses nothing: only docs/rules.md#contract-fields refuses, by the schema. Not legal advice.
 */

/** The terms as far as they are known while they are typed; null: not yet. */
export interface LawForm {
  readonly type: ContractType | null
  readonly start_date: Day | null
  readonly end_date: Day | null
  readonly first_payment_date: Day | null
  readonly month_sum: Ore | null
  readonly month_resignation: number | null
  readonly fixed_term_terminable: boolean
  readonly fixed_term_reason: string
  readonly comforts: readonly Comfort[]
  readonly other: string
  readonly deposit: 'none' | 'opened' | 'own' | null
  readonly deposit_sum: Ore | null
  readonly deposit_account: string
  /** The account number in the landlord's own profile; empty when there is none. */
  readonly landlord_account: string
}

/** `info`: what follows by law from the choice. `warning`: weak or void as it stands. `refused`: cannot be saved. */
export type Severity = 'info' | 'warning' | 'refused'

export interface LawRule {
  readonly key: LawKey
  /** Of the tenancy act. */
  readonly paragraph: string
  readonly severity: Severity
  /** The field it is told at. */
  readonly field:
    | 'type'
    | 'end_date'
    | 'first_payment_date'
    | 'month_resignation'
    | 'comforts'
    | 'other'
    | 'deposit'
    | 'deposit_sum'
    | 'deposit_account'
  /** In force from and, for a rule that has been replaced, until (both included): the act is under review (NOU 2024: 19). */
  readonly from: Day
  readonly until?: Day
  /** Whether there is nothing to say. */
  readonly holds: (form: LawForm, today: Day) => boolean
  /** What the sentence names. */
  readonly values?: (form: LawForm) => Readonly<Record<string, string>>
}

/** The act came into force. */
const act = day('2000-01-01')

export type LawKey =
  | 'fixedTermBinds'
  | 'fixedTermUnderThree'
  | 'fixedTermUnderOne'
  | 'noticePeriod'
  | 'noticeUnusual'
  | 'rentBeforeStart'
  | 'onTopOfRent'
  | 'feesOnTop'
  | 'worseThanAct'
  | 'depositOnlyNow'
  | 'depositBlocked'
  | 'depositYourAccount'
  | 'depositTooHigh'

/** Whether a fixed term is at least so many years long; its first and its last day both count (husleieloven § 9-3). */
export const lastsYears = (start: Day, end: Day, years: number): boolean =>
  addDays(end, 1) >= addMonths(start, years * 12)

const lasts = ({ start_date, end_date }: LawForm, years: number): boolean =>
  start_date === null || end_date === null || end_date < start_date || lastsYears(start_date, end_date, years)

/** Words with which a lease states why its term is short (own use, another valid reason). */
const reason = /§\s*9[\s-]*3|begrunn|(egen|eget|selv) bruk|(?<!\p{L})(grunnet|reason|own use)(?!\p{L})/iu

/** In its own field, or, as it was before there was one, among the other terms. */
const hasReason = (form: LawForm): boolean => form.fixed_term_reason.trim() !== '' || reason.test(form.other)

/** Words that smell of a payment beside the rent. "Coffee" is none; "kontraktsgebyr" is one. */
const fee =
  /gebyr|avgift|felles(kostnad|utgift)|eiendomsskatt|nøkkelpenger|fast\s?beløp|fastpris|i tillegg til (hus)?lei|(?<!\p{L})(fees?|charges?|common costs|property tax|flat rate|fixed amount|on top of (the )?rent|in addition to (the )?rent)(?!\p{L})/iu

/** A notice that nobody means by itself: none, or longer than half a year. */
const isUnusual = (months: number): boolean => months < 1 || months > 6

export const lawRules: readonly LawRule[] = [
  {
    key: 'fixedTermBinds',
    paragraph: '§ 9-2',
    severity: 'info',
    field: 'type',
    from: act,
    holds: (form) => form.type !== 'time-bound' || form.fixed_term_terminable,
  },
  {
    key: 'fixedTermUnderOne',
    paragraph: '§ 9-3',
    severity: 'warning',
    field: 'end_date',
    from: act,
    holds: (form) => form.type !== 'time-bound' || lasts(form, 1) || hasReason(form),
  },
  {
    key: 'fixedTermUnderThree',
    paragraph: '§ 9-3',
    severity: 'warning',
    field: 'end_date',
    from: act,
    holds: (form) => form.type !== 'time-bound' || !lasts(form, 1) || lasts(form, 3) || hasReason(form),
  },
  {
    key: 'rentBeforeStart',
    // Rent in advance for a month at most (commentaries; the paragraph's number is general knowledge).
    paragraph: '§ 3-2',
    severity: 'warning',
    field: 'first_payment_date',
    from: act,
    holds: ({ start_date, first_payment_date }) =>
      start_date === null || first_payment_date === null || first_payment_date >= start_date,
  },
  {
    key: 'noticePeriod',
    // Three months, one for a single room, unless agreed otherwise (fourth paragraph): told here, and agreed in the lease.
    paragraph: '§ 9-6',
    severity: 'warning',
    field: 'month_resignation',
    from: act,
    holds: ({ month_resignation }) =>
      month_resignation === null || month_resignation === 3 || isUnusual(month_resignation),
  },
  {
    key: 'noticeUnusual',
    paragraph: '§ 9-6',
    severity: 'warning',
    field: 'month_resignation',
    from: act,
    holds: ({ month_resignation }) => month_resignation === null || !isUnusual(month_resignation),
  },
  {
    key: 'onTopOfRent',
    paragraph: '§§ 3-1, 3-4',
    severity: 'info',
    field: 'comforts',
    from: act,
    holds: (form) => comforts.every((one) => form.comforts.includes(one)),
  },
  {
    key: 'feesOnTop',
    paragraph: '§§ 3-1, 3-7',
    severity: 'warning',
    field: 'other',
    from: act,
    holds: ({ other }) => !fee.test(other),
  },
  {
    key: 'worseThanAct',
    paragraph: '§ 1-2',
    severity: 'info',
    field: 'other',
    from: act,
    holds: ({ other }) => other.trim() === '',
  },
  {
    key: 'depositOnlyNow',
    paragraph: '§ 3-5',
    severity: 'info',
    field: 'deposit',
    from: act,
    holds: ({ deposit }) => deposit !== 'none',
  },
  {
    key: 'depositBlocked',
    paragraph: '§ 3-5',
    severity: 'info',
    field: 'deposit_account',
    from: act,
    holds: ({ deposit }) => deposit !== 'own',
  },
  {
    key: 'depositYourAccount',
    paragraph: '§ 3-5',
    severity: 'warning',
    field: 'deposit_account',
    from: act,
    holds: ({ deposit, deposit_account, landlord_account }) =>
      deposit !== 'own' || deposit_account === '' || deposit_account !== landlord_account,
  },
  {
    key: 'depositTooHigh',
    paragraph: '§ 3-5',
    severity: 'refused',
    field: 'deposit_sum',
    from: act,
    holds: ({ deposit, deposit_sum, month_sum }) =>
      deposit === null ||
      deposit === 'none' ||
      deposit_sum === null ||
      month_sum === null ||
      deposit_sum <= month_sum * maxDepositMonths,
    values: ({ month_sum }) => ({ max: formatKr(ore((month_sum ?? 0) * maxDepositMonths)) }),
  },
]

/** A rule with something to say, and what its sentence names. */
export interface LawNote extends Pick<LawRule, 'key' | 'paragraph' | 'severity' | 'field'> {
  readonly values: Readonly<Record<string, string>>
}

/** What the act has to say to these terms on that day, in the order of the wizard. */
export const lawSays = (form: LawForm, today: Day): readonly LawNote[] =>
  lawRules
    .filter(
      (rule) => rule.from <= today && (rule.until === undefined || today <= rule.until) && !rule.holds(form, today),
    )
    .map(({ key, paragraph, severity, field, values }) => ({
      key,
      paragraph,
      severity,
      field,
      values: values?.(form) ?? {},
    }))
