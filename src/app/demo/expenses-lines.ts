import type { DemoCost } from './expense-line'
import { flat } from './expenses-flat'
import { twoDwellings } from './expenses-two-dwellings'

const of = (house: DemoCost['house'], lines: readonly Omit<DemoCost, 'house'>[]): DemoCost[] =>
  lines.map((line) => ({ ...line, house }))

/** The costs of both houses. */
export const demoLines: readonly DemoCost[] = [...of(0, flat), ...of(1, twoDwellings)]
