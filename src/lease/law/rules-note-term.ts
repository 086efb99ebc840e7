import { isPaidTooEarly } from '../contract/model-form'
import type { LawForm } from './rules-form'
import { hasReason } from './rules-short-term'
import type { LawRule } from './rules-note'
import { lettingLaw } from './rules-letting'
import { lastsYears, outlastsAbsence } from './rules-short-term'

const lasts = ({ start_date, end_date }: LawForm, years: number): boolean =>
  start_date === null || end_date === null || end_date < start_date || lastsYears(start_date, end_date, years)

/** A notice that nobody means by itself: none, or longer than half a year. */
const isUnusual = (months: number): boolean => months < 1 || months > 6

/** Whether a fixed term may be shorter than so many years, or is not. */
const keepsMinimum = (form: LawForm, years: 3 | 1): boolean =>
  form.type !== 'time-bound' || (lettingLaw[form.letting].minimumYears ?? 0) < years || lasts(form, years)

/** Whether the notice is the act's for this letting, or so odd that another rule speaks of it. */
const isUsualNotice = ({ letting, month_resignation }: LawForm): boolean =>
  month_resignation === null || month_resignation === lettingLaw[letting].noticeMonths || isUnusual(month_resignation)

/** What the act says to a fixed term, the first payment and the notice. */
export const termRules: readonly LawRule[] = [
  {
    key: 'fixedTermBinds',
    paragraph: '§ 9-2',
    severity: 'info',
    field: 'type',
    holds: (form) => form.type !== 'time-bound' || form.fixed_term_terminable || form.letting === 'own_home',
  },
  {
    key: 'fixedTermEnds',
    // Of chapter 9 only § 9-10 holds for the landlord's own home.
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
      !outlastsAbsence(start_date, end_date),
  },
  {
    key: 'fixedTermUnderOne',
    paragraph: '§ 9-3',
    severity: 'warning',
    field: 'end_date',
    holds: (form) => keepsMinimum(form, 1) || hasReason(form),
  },
  {
    key: 'fixedTermUnderThree',
    paragraph: '§ 9-3',
    severity: 'warning',
    field: 'end_date',
    holds: (form) => !lasts(form, 1) || keepsMinimum(form, 3) || hasReason(form),
  },
  {
    key: 'rentBeforeStart',
    // Rent in advance for a month at most (commentaries; the paragraph's number is general knowledge).
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
    // Three months unless agreed otherwise (fourth paragraph): told here, and agreed in the lease.
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
