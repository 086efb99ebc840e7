import process from 'node:process'

/**
 * The number of random cases of a property test: all with `npm run proof`, a fifth with `npm test`, which runs most of
 * them in two time zones.
 */
export const cases = (all: number): { numRuns: number } => ({
  numRuns: process.env['PROOF'] ? all : Math.ceil(all / 5),
})
