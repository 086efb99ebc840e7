import type { Planted } from './edit'

/** The test file of a check: a proof, or a test of a module by its path. */
export const pathOf = (file: string): string => `${file.includes('/') ? file : `proof/${file}`}.test.ts`

/**
 * Why a check can't find anything: its file doesn't exist or can't be read, or no test name matches its pattern, for
 * example because the test was renamed. Null when a test matches. `names` are the full names of the tests that the file
 * runs, as `vitest -t` compares them.
 */
export function faultOf([file, only]: Planted['check'], names: readonly string[] | undefined): string | null {
  if (!names) return `${pathOf(file)} is not there, or can't be read`
  const pattern = new RegExp(only ?? '')
  return names.some((name) => pattern.test(name)) ? null : `${pathOf(file)} has no test named "${only ?? ''}"`
}
