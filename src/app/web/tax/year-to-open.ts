import type { YearState } from '../../../year/tax-return/model-submission'

/**
 * The year of the tax page whose address names none (docs/rules/year.md#tax-page). Once the return of `last` is handed
 * in, nothing is left to do in it.
 */
export const yearToOpen = (states: readonly YearState[], last: number): number =>
  states.some(({ year, state }) => year === last && state === 'delivered') ? last + 1 : last
