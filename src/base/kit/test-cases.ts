import process from 'node:process'

/**
 * The number of random cases of a property test: all of them with `npm run proof`. `npm test` takes a fifth, because it
 * runs most tests in two time zones.
 */
export const cases = (all: number): { numRuns: number } => ({
  numRuns: process.env['PROOF'] ? all : Math.ceil(all / 5),
})
