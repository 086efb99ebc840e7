/** Whether release `one` (`1.4.0`) came before `other`, by their three numbers. */
export function isEarlier(one: string, other: string): boolean {
  const [left, right] = [one, other].map((version) => version.split(/[.-]/, 3).map(Number))
  const at = left!.findIndex((number, index) => number !== right![index])
  return at >= 0 && left![at]! < right![at]!
}

/**
 * The release since which nothing uses what a migration takes away, as the file says in a line of its own
 * (`-- contract: unused since 1.4.0`); null for a migration that only adds.
 */
export const unusedSince = (text: string): string | null =>
  /^-- contract: unused since (\d+\.\d+\.\d+)$/m.exec(text)?.[1] ?? null

/**
 * Whether a migration says in its first line that it can't run in a transaction (`create index concurrently`). Its
 * statements run one by one, so each must come to the same when it is run again.
 */
export const runsOutside = (text: string): boolean => /^-- outside a transaction\r?\n/.test(text)

/** The statements of a migration that runs outside a transaction, each of which ends its line with a semicolon. */
export const statementsOf = (text: string): string[] =>
  text
    .split(/;[ \t]*\r?$/m)
    .map((statement) => statement.replace(/^--.*$/gm, '').trim())
    .filter((statement) => statement !== '')
