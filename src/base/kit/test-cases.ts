import process from 'node:process'

/**
 * How many random cases a property is held against: all with `npm run proof`, a fifth of them with `npm test`, which runs
 * most of them in two time zones.
 */
export const cases = (all: number): { numRuns: number } => ({
  numRuns: process.env['PROOF'] ? all : Math.ceil(all / 5),
})
