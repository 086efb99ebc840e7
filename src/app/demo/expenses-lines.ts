import type { Line } from './expense-line'
import { flat } from './expenses-flat'
import { twoDwellings } from './expenses-two-dwellings'

const of = (house: Line['house'], lines: readonly Omit<Line, 'house'>[]): Line[] =>
  lines.map((line) => ({ ...line, house }))

/** The costs of both houses. */
export const demoLines: readonly Line[] = [...of(0, flat), ...of(1, twoDwellings)]
