import { readFileSync } from 'node:fs'

const ending = '_FILE'

/**
 * The environment with what stands in files: `SMTP_URL_FILE=/run/secrets/smtp` gives `SMTP_URL` the text of that file, without
 * the line break at its end, so that a secret is in nobody's list of processes. Of `known` variables alone: others of
 * that ending belong to other programs. Throws, naming the variable and never its value, for a file that can't be read
 * and where both are set.
 */
export function withFiles(
  environment: Readonly<Record<string, string | undefined>>,
  known: readonly string[],
  read: (path: string) => string = (path) => readFileSync(path, 'utf8'),
): Record<string, string | undefined> {
  const result = { ...environment }
  for (const name of known) {
    const path = environment[`${name}${ending}`]
    if (path === undefined || path === '') continue
    if (environment[name] !== undefined && environment[name] !== '')
      throw new Error(`Configuration: ${name} and ${name}${ending} are both set; leave one of them out.`)
    result[name] = contentOf(`${name}${ending}`, path, read)
  }
  return result
}

function contentOf(variable: string, path: string, read: (path: string) => string): string {
  try {
    return read(path).replace(/\r?\n$/, '')
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    throw new Error(`Configuration: the file that ${variable} names can’t be read (${reason}).`, { cause: error })
  }
}
