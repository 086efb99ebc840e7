import { dayOf, type Day } from '../kit/day'

/** Words that stay small inside a Norwegian place name. */
const small: ReadonlySet<string> = new Set(['i', 'og', 'på', 'ved', 'under'])

/** `SKEI I JØLSTER` as people write it: `Skei i Jølster`. A name that has small letters already stays as it is. */
export function placeNameOf(written: string): string {
  const text = written.trim().replace(/\s+/g, ' ')
  if (text !== text.toLocaleUpperCase('nb')) return text
  return text
    .toLocaleLowerCase('nb')
    .split(' ')
    .map((word, at) =>
      at > 0 && small.has(word) ? word : word.replace(/(^|-)\p{L}/gu, (found) => found.toLocaleUpperCase('nb')),
    )
    .join(' ')
}

/**
 * The words that the register of addresses looks for, as it reads them. Null when too few characters are left of them.
 * It takes a star as any ending, so a typed star is none.
 */
export function addressQuery(typed: string, shortest: number): string | null {
  const text = typed
    .replace(/["~*]/g, '')
    .replace(/[\\/:!(){}[\]^?+,-]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return text.length < shortest ? null : text
}

/** `NO 974 760 673 MVA` as nine digits. Null when the text is no organisation number by its form. */
export function organisationDigits(typed: string): string | null {
  const text = typed.replace(/[\s. ]/g, '').toUpperCase()
  return /^(?:NO)?(\d{9})(?:MVA)?$/.exec(text)?.[1] ?? null
}

/** Lines of an address without those that name a person at whose home it is. */
export const linesOfAddress = (lines: readonly string[]): string =>
  lines
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^c\s*\/\s*o\b/i.test(line))
    .join(', ')

/** `2026M05` as the first day of that month. Null for any other text. */
export function monthOfCode(code: string): Day | null {
  const [, year, month] = /^(\d{4})M(0[1-9]|1[0-2])$/.exec(code) ?? []
  return year === undefined ? null : dayOf(Number(year), Number(month), 1)
}
