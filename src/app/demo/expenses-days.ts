import { monthOf, type Day } from '../../base/kit/day'

const months = [
  'januar',
  'februar',
  'mars',
  'april',
  'mai',
  'juni',
  'juli',
  'august',
  'september',
  'oktober',
  'november',
  'desember',
]
/** The Norwegian name of the month, as it stands on a bill. */
export const month = (day: Day) => months[monthOf(day) - 1]!
/** `1. kvartal` */
export const quarter = (day: Day) => `${Math.ceil(monthOf(day) / 3)}. kvartal`
