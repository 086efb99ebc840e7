import { parseArgs } from 'node:util'

/** The options of a large run from the command line. */
export interface Asked<S> {
  readonly sizes: S
  /** The values of the run's own flags. Undefined for a flag that was not set. */
  readonly words: Readonly<Record<string, string | boolean | undefined>>
  /** The first of the ports. */
  readonly port: number
  /** True if all sizes are those of a full run. */
  readonly isFull: boolean
}

/**
 * Reads `--smallest`, `--port` and each of the sizes by its name (`--first-rate 8`), in addition to `flags`. Throws for a
 * value that is not a number.
 */
export function readSizes<S extends { readonly [name in keyof S]: number } & { readonly landlords: number }>(
  argv: readonly string[],
  { full, smallest, port }: { readonly full: S; readonly smallest: S; readonly port: number },
  flags: Readonly<Record<string, { readonly type: 'string' | 'boolean' }>>,
): Asked<S> {
  const names = Object.keys(full) as (keyof S & string)[]
  const flagOf = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const { values } = parseArgs({
    args: [...argv],
    options: {
      many: { type: 'boolean' },
      smallest: { type: 'boolean' },
      port: { type: 'string' },
      ...flags,
      ...Object.fromEntries(names.map((name) => [flagOf(name), { type: 'string' as const }])),
    },
  })
  const words = values as Record<string, string | boolean | undefined>
  const number = (flag: string): number => {
    const value = Number(words[flag])
    if (!Number.isInteger(value) || value <= 0) throw new Error(`--${flag} must be a whole number above 0`)
    return value
  }
  const changed = names.filter((name) => words[flagOf(name)] !== undefined)
  const sizes: S = {
    ...(words['smallest'] ? smallest : full),
    ...Object.fromEntries(changed.map((name) => [name, number(flagOf(name))])),
  }
  if (sizes.landlords % 10 !== 0) throw new Error('--landlords must be a multiple of 10')
  return {
    sizes,
    words,
    port: words['port'] === undefined ? port : number('port'),
    isFull: !words['smallest'] && changed.length === 0,
  }
}
