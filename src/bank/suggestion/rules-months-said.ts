import { daysBetween, dayOf, yearOf, type Day } from '../../base/kit/day'
import { foldedWords } from './rules-fold'
import { ambiguousMonths, monthWords, saysRent } from './rules-vocabulary'

/** A month that a text names; without a year it is the one nearest to the payment. */
export interface SaidMonth {
  readonly number: number
  readonly year: number | null
  /** The word that said so, where it could also be somebody's name. */
  readonly doubtful: string | null
}

/** `12/2026`, `12.2026`, `2026-12`; of two digits of a year only behind a slash (`12/26`). Days are no months. */
const numbered = /(?<![\d./-])(?:(0?[1-9]|1[0-2])(?:[./-](20\d\d)|\/(\d\d))|(20\d\d)-(0[1-9]|1[0-2]))(?![\d/-]|\.\d)/g
/** `3. nov`, `02 des`: a day, which the bank writes by itself. */
const datesInWords = /(?<!\d)\d{1,2}\.? ?(?:jan|feb|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|des|dec)\p{L}*/giu

/** The months that a text names (`husleie desember`, `leie 12/2026`, `rent January`), once each. */
export function monthsSaid(text: string, paidOn: Day): SaidMonth[] {
  const found: SaidMonth[] = []
  const add = (month: SaidMonth) => {
    if (!found.some(({ number, year }) => number === month.number && year === month.year)) found.push(month)
  }
  for (const [, number, year, short, isoYear, isoNumber] of text.matchAll(numbered)) {
    const whole = Number(year ?? isoYear ?? `20${short}`)
    // Two digits are a year only near the payment; `11/12` may be anything.
    if (Math.abs(whole - yearOf(paidOn)) <= 1) add({ number: Number(number ?? isoNumber), year: whole, doubtful: null })
  }
  const words = foldedWords(text.replace(datesInWords, ' '))
  for (const [at, word] of words.entries()) {
    const number = monthWords.get(word)
    if (number === undefined) continue
    const near = [words[at - 2], words[at - 1], words[at + 1]].filter((each) => each !== undefined)
    const isYear = /^20\d\d$/.test(words[at + 1] ?? '')
    const ambiguous = ambiguousMonths.has(word)
    // `Jan Olsen` names no month, `leie jan` does.
    if (ambiguous && !isYear && !near.some((each) => saysRent(each) || monthWords.has(each))) continue
    add({ number, year: isYear ? Number(words[at + 1]) : null, doubtful: ambiguous ? word : null })
  }
  return found
}

/** The first day of a month that was named: without a year the one whose middle is nearest to the payment. */
export function monthMeant({ number, year }: SaidMonth, paidOn: Day): Day {
  if (year !== null) return dayOf(year, number, 1)
  const far = (at: number) => Math.abs(daysBetween(dayOf(at, number, 15), paidOn))
  const paidIn = yearOf(paidOn)
  const [nearest] = [paidIn, paidIn - 1, paidIn + 1].toSorted((one, other) => far(one) - far(other))
  return dayOf(nearest!, number, 1)
}
