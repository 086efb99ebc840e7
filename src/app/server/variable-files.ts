import { readFileSync, statSync } from 'node:fs'

/** What the environment's variables are, as `process.env` has them. */
type Environment = Readonly<Record<string, string | undefined>>

/** Far more than any variable takes. */
const largest = 65_536

/** Reads a file that a variable names. Refuses a pipe, on which the start would wait for ever, and what is no value by its size. */
export function readVariableFile(path: string): string {
  const found = statSync(path)
  if (found.isDirectory()) throw Object.assign(new Error('a folder'), { code: 'EISDIR' })
  if (!found.isFile()) throw new Error('it is no regular file')
  if (found.size > largest) throw new Error(`it is larger than ${largest} bytes`)
  return readFileSync(path, 'utf8')
}

const isSet = (value: string | undefined): value is string => value !== undefined && value !== ''

/**
 * The environment with what stands in files: for each of these variables `<NAME>_FILE` may name a file, whose content,
 * without one line end at its end, is then the variable's value. Secrets of containers and services come that way. Only
 * for variables of the product: `SSL_CERT_FILE` and its like mean something else. Throws a sentence for the operator when
 * a variable is set both ways, or its file can't be read.
 */
export function withFiles(
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
