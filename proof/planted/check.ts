import type { Planted } from './edit'

/** The test file of a check: a proof, or a test of a module by its path. */
export const pathOf = (file: string): string => `${file.includes('/') ? file : `proof/${file}`}.test.ts`

/**
 * What keeps a check from finding anything: a file that is not there or can't be read, or a pattern that no test of it
 * is named by, for instance because the test was renamed. Null when there is such a test. `names` are the full names of
 * the tests that the file runs, as `vitest -t` compares them.
 */
export function faultOf([file, only]: Planted['check'], names: readonly string[] | undefined): string | null {
  if (!names) return `${pathOf(file)} is not there, or can't be read`
  const pattern = new RegExp(only ?? '')
  return names.some((name) => pattern.test(name)) ? null : `${pathOf(file)} has no test named "${only ?? ''}"`
}
