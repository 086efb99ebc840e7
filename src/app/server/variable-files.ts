import { readFileSync, statSync } from 'node:fs'

type Environment = Readonly<Record<string, string | undefined>>

/** The largest file in bytes, far more than any variable needs. */
const largest = 65_536

/**
 * Reads a variable's file. Refuses a pipe, which would block the start for ever, and a file that is too large for a
 * value.
 */
export function readVariableFile(path: string): string {
  const found = statSync(path)
  if (found.isDirectory()) throw Object.assign(new Error('a folder'), { code: 'EISDIR' })
  if (!found.isFile()) throw new Error('it is no regular file')
  if (found.size > largest) throw new Error(`it is larger than ${largest} bytes`)
  return readFileSync(path, 'utf8')
}

const isSet = (value: string | undefined): value is string => value !== undefined && value !== ''

/**
 * Reads variables from files. `<NAME>_FILE` names a file. Its content, without one line end, is the value. Only for
 * variables of the product, because `SSL_CERT_FILE` and similar names mean something else. Throws a sentence for the
 * operator.
 */
export function withVariablesFromFiles(
  names: readonly string[],
  environment: Environment,
  read: (path: string) => string,
): Environment {
  const found: Record<string, string> = {}
  for (const name of names) {
    const path = environment[`${name}_FILE`]
    if (!isSet(path)) continue
    if (isSet(environment[name]))
      throw new Error(`Configuration: ${name} and ${name}_FILE are both set. Set one of them.`)
    try {
      found[name] = read(path).replace(/\r?\n$/, '')
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      throw new Error(
        `Configuration: the file that ${name}_FILE names can't be read (${code ?? (error as Error).message}): ${path}`,
        { cause: error },
      )
    }
  }
  return { ...environment, ...found }
}
