import { addDays, isDay, type Day } from '../../base/kit/day'
import type { LetterValues } from './model'

/**
 * True if a visit is announced for today or tomorrow. The Act names no number of days (husleieloven § 5-6), so it is a
 * warning and no refusal. Changes have a first day of their own.
 */
export const isVisitSoon = ({ on, purpose }: Pick<LetterValues, 'on' | 'purpose'>, today: Day): boolean =>
  purpose !== 'changes' && isDay(on) && on >= today && on <= addDays(today, 1)
