import { day, type Day } from '../../base/kit/day'
import { formatKr, ore } from '../../base/kit/money'
import { comfortKinds, maxDepositMonths, type StoredContract } from '../contract/model'
import { isPaidTooEarly } from '../contract/model-form'
import type { Severity } from './model'
import { areInSameBank } from './rules-bank'
import type { LawForm } from './rules-form'
import { lettingLaw } from './rules-letting'
import { hasReasonForShortTerm, isTermAtLeastYears, isLongerThanAbsence } from './rules-short-term'
import type { LawKey } from './words'

/** A rule about one term of the lease. */
export interface LawRule {
  readonly key: LawKey
  readonly paragraph: string
  readonly severity: Severity
  /** The field at which the note is shown. */
  readonly field: keyof StoredContract | 'deposit'
  /**
   * The first day on which the rule applies. Left out: since the act came into force. `until` is the last day. The act
   * is under review (NOU 2024: 19).
   */
  readonly from?: Day
  readonly until?: Day
  /** True if the form follows the rule, so that nothing is shown. */
  readonly holds: (form: LawForm, today: Day) => boolean
  /** The values that the rule's sentence names. */
  readonly values?: (form: LawForm) => Readonly<Record<string, string>>
}

const depositRules: readonly LawRule[] = [
  {
    key: 'depositOnlyNow',
    paragraph: '§ 3-5',
    severity: 'info',
    field: 'deposit',
    holds: ({ deposit }) => deposit !== 'none',
  },
  {
    key: 'depositBlocked',
    paragraph: '§ 3-5',
    severity: 'info',
    field: 'deposit_account',
    holds: ({ deposit }) => deposit !== 'own',
  },
  {
    key: 'depositYourAccount',
    paragraph: '§§ 3-5, 3-7',
    severity: 'refused',
    field: 'deposit_account',
    holds: ({ deposit, deposit_account, landlord_account }) =>
      deposit !== 'own' || deposit_account === '' || deposit_account !== landlord_account,
  },
  {
    key: 'depositTooHigh',
    paragraph: '§ 3-5',
    severity: 'refused',
    field: 'deposit_sum',
    holds: ({ deposit, deposit_sum, month_sum }) =>
      deposit === null ||
      deposit === 'none' ||
      deposit_sum === null ||
      month_sum === null ||
      deposit_sum <= month_sum * maxDepositMonths,
    values: ({ month_sum }) => ({ max: formatKr(ore((month_sum ?? 0) * maxDepositMonths)) }),
  },
  {
    key: 'rentBankUnseen',
    paragraph: '§ 3-5',
    severity: 'warning',
    field: 'rent_account_in_deposit_bank',
    holds: ({ deposit, same_bank, deposit_account, landlord_account }) => {
      if (!same_bank) return true
      if (deposit === 'opened') return landlord_account !== ''
      return deposit !== 'own' || deposit_account === '' || areInSameBank(deposit_account, landlord_account)
    },
  },
]

const lasts = ({ start_date, end_date }: LawForm, years: number): boolean =>
  start_date === null || end_date === null || end_date < start_date || isTermAtLeastYears(start_date, end_date, years)

/** True if the period of notice is probably a mistake: less than one month, or more than six. */
const isUnusual = (months: number): boolean => months < 1 || months > 6

/** True if this lease has no minimum term of `years` or more, or lasts that long. */
const keepsMinimum = (form: LawForm, years: 3 | 1): boolean =>
  form.type !== 'time-bound' || (lettingLaw[form.letting].minimumYears ?? 0) < years || lasts(form, years)

/**
 * True if the notice is that of the act for this letting. Also true if it is so unusual that another rule mentions it.
 */
const isUsualNotice = ({ letting, month_resignation }: LawForm): boolean =>
  month_resignation === null || month_resignation === lettingLaw[letting].noticeMonths || isUnusual(month_resignation)

const termRules: readonly LawRule[] = [
  {
    key: 'fixedTermBinds',
    paragraph: '§ 9-2',
    severity: 'info',
    field: 'type',
    holds: (form) => form.type !== 'time-bound' || form.fixed_term_terminable || form.letting === 'own_home',
  },
  {
    key: 'fixedTermEnds',
    // In chapter 9 only § 9-10 applies to the landlord's own home.
    paragraph: '§ 11-4',
    severity: 'info',
    field: 'type',
    holds: (form) => form.type !== 'time-bound' || form.fixed_term_terminable || form.letting !== 'own_home',
  },
  {
    key: 'ownHomeLong',
    paragraph: '§ 11-4',
    severity: 'warning',
    field: 'end_date',
    holds: ({ letting, type, start_date, end_date }) =>
      letting !== 'own_home' ||
      type !== 'time-bound' ||
      start_date === null ||
      end_date === null ||
      !isLongerThanAbsence(start_date, end_date),
  },
  {
    key: 'fixedTermUnderOne',
    paragraph: '§ 9-3',
    severity: 'warning',
    field: 'end_date',
    holds: (form) => keepsMinimum(form, 1) || hasReasonForShortTerm(form),
  },
  {
    key: 'fixedTermUnderThree',
    paragraph: '§ 9-3',
    severity: 'warning',
    field: 'end_date',
    holds: (form) => !lasts(form, 1) || keepsMinimum(form, 3) || hasReasonForShortTerm(form),
  },
  {
    key: 'rentBeforeStart',
    // Rent is paid at most a month in advance. The rule is from commentaries, and the paragraph's number is from
    // general knowledge.
    paragraph: '§ 3-2',
    severity: 'warning',
    field: 'first_payment_date',
    holds: ({ start_date, first_payment_date }) =>
      start_date === null ||
      first_payment_date === null ||
      first_payment_date >= start_date ||
      isPaidTooEarly(start_date, first_payment_date),
  },
  {
    key: 'rentTooEarly',
    paragraph: '§ 3-2',
    severity: 'refused',
    field: 'first_payment_date',
    holds: ({ start_date, first_payment_date }) =>
      start_date === null || first_payment_date === null || !isPaidTooEarly(start_date, first_payment_date),
  },
  {
    key: 'noticePeriod',
    // Three months unless the parties agree otherwise (fourth paragraph). The lease states the agreed months.
    paragraph: '§ 9-6',
    severity: 'warning',
    field: 'month_resignation',
    holds: (form) => form.letting === 'room' || isUsualNotice(form),
  },
  {
    key: 'noticeOfRoom',
    paragraph: '§ 9-6',
    severity: 'warning',
    field: 'month_resignation',
    holds: (form) => form.letting !== 'room' || isUsualNotice(form),
  },
  {
    key: 'noticeUnusual',
    paragraph: '§ 9-6',
    severity: 'warning',
    field: 'month_resignation',
    holds: ({ month_resignation }) => month_resignation === null || !isUnusual(month_resignation),
  },
]

/** Words for a payment in addition to the rent. "Coffee" doesn't match, "kontraktsgebyr" does. */
const fee =
  /gebyr|avgift|felles(kostnad|utgift)|eiendomsskatt|nøkkelpenger|fast\s?beløp|fastpris|i tillegg til (hus)?lei|(?<!\p{L})(fees?|charges?|common costs|property tax|flat rate|fixed amount|on top of (the )?rent|in addition to (the )?rent)(?!\p{L})/iu

const namesFee = (other: string): boolean => fee.test(other)

/** The day on which the act came into force. */
const act = day('2000-01-01')

/**
 * Husleieloven as data. The notes are shown while the lease is written and refuse nothing. Only the schema refuses
 * (docs/rules/lease.md#contract-fields). Not legal advice.
 */
export const lawRules: readonly LawRule[] = [
  {
    key: 'sharedHouse',
    paragraph: '§ 9-3',
    severity: 'info',
    field: 'dwelling_kind',
    holds: ({ letting }) => letting !== 'shared_house',
  },
  {
    key: 'singleRoom',
    // A room in a shared flat is not a single room. Several rooms are not a single room either. The act doesn't say so,
    // but Hybel.no reads it this way.
    paragraph: '§§ 9-5, 9-6',
    severity: 'info',
    field: 'dwelling_kind',
    holds: ({ letting }) => letting !== 'room',
  },
  {
    key: 'severalRooms',
    paragraph: '§§ 9-5, 9-6',
    severity: 'warning',
    field: 'dwelling_kind',
    holds: ({ letting, rooms }) => letting !== 'room' || rooms === null || rooms < 2,
  },
  {
    key: 'ownHomeSays',
    paragraph: '§ 11-4',
    severity: 'info',
    field: 'dwelling_kind',
    holds: ({ letting }) => letting !== 'own_home',
  },
  {
    key: 'oneDeposit',
    paragraph: '§ 3-5',
    severity: 'info',
    field: 'co_tenants',
    holds: ({ co_tenants }) => co_tenants === 0,
  },
  ...termRules,
  {
    key: 'onTopOfRent',
    paragraph: '§§ 3-1, 3-4',
    severity: 'info',
    field: 'comforts',
    holds: (form) => comfortKinds.every((one) => form.comforts.includes(one)),
  },
  {
    key: 'feesOnTop',
    paragraph: '§§ 3-1, 3-7',
    severity: 'warning',
    field: 'other',
    holds: ({ other }) => !namesFee(other),
  },
  {
    key: 'worseThanAct',
    paragraph: '§ 1-2',
    severity: 'info',
    field: 'other',
    holds: ({ other }) => other.trim() === '',
  },
  ...depositRules,
]

export interface LawNote extends Pick<LawRule, 'key' | 'paragraph' | 'severity' | 'field'> {
  readonly values: Readonly<Record<string, string>>
}

/** The notes that apply to the form, in the order of the wizard. */
export const applicableLawNotes = (form: LawForm, today: Day): readonly LawNote[] =>
  lawRules
    .filter(
      (rule) =>
        (rule.from ?? act) <= today && (rule.until === undefined || today <= rule.until) && !rule.holds(form, today),
    )
    .map(({ key, paragraph, severity, field, values }) => ({
      key,
      paragraph,
      severity,
      field,
      values: values?.(form) ?? {},
    }))
