const longest = 2000

/** The text of a statement without any literal text or number. */
export const statementText = (sql: string): string =>
  sql
    .slice(0, 4 * longest)
    .replace(/'(?:[^']|'')*(?:'|$)/g, '?')
    .replace(/(?<![\w$".])\d+(?:\.\d+)?\b/g, '?')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longest)

/** The name of a statement: `SELECT bilag`, `BEGIN`. */
export function statementName(sql: string): string {
  const operation = /^\s*([a-z]+)/i.exec(sql)?.[1]?.toUpperCase() ?? 'STATEMENT'
  const table = /\b(?:from|into|update)\s+"?([a-z_]\w*)/i.exec(sql)?.[1]
  return table === undefined ? operation : `${operation} ${table}`
}
