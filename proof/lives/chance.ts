import { createHash } from 'node:crypto'

/** Pseudorandom numbers, the same for the same words. */
export interface Chance {
  /** A whole number from 0 up to, but not including, `count`. */
  below(count: number): number
  /** True in that share of all cases. */
  is(share: number): boolean
  pick<T>(from: readonly T[]): T
  /** One of the names. A larger weight is more likely. A weight of 0 is never picked. */
  weighted<T extends string>(weights: Readonly<Partial<Record<T, number>>>): T
  /** Bytes as hexadecimal digits, for names that nobody may guess. */
  code(bytes: number): string
}

/** The generator is sfc32 (Chris Doty-Humphrey, PractRand), seeded with the SHA-256 of the words. */
export function seededChance(...words: readonly (string | number)[]): Chance {
  const seed = createHash('sha256').update(words.join(' ')).digest()
  let [a, b, c, counter] = [seed.readInt32LE(0), seed.readInt32LE(4), seed.readInt32LE(8), 1]
  const next = (): number => {
    const sum = (a + b + counter) | 0
    counter = (counter + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = ((c << 21) | (c >>> 11)) + sum
    return sum >>> 0
  }
  const share = () => next() / 2 ** 32
  const chance: Chance = {
    below: (count) => Math.floor(share() * count),
    is: (limit) => share() < limit,
    pick: (from) => from[chance.below(from.length)]!,
    weighted(weights) {
      const entries = Object.entries(weights) as [never, number][]
      let left = share() * entries.reduce((sum, [, weight]) => sum + weight, 0)
      for (const [name, weight] of entries) {
        left -= weight
        if (left < 0) return name
      }
      return entries.at(-1)![0]
    },
    code: (bytes) => Array.from({ length: bytes }, () => chance.below(256).toString(16).padStart(2, '0')).join(''),
  }
  return chance
}
