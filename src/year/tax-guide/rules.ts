import { ore, type Ore } from '../../base/kit/money'
import type { Answers, GuideQuestion } from './model'
import { percentOfWhole } from '../tax/rules-balance'
import { lettingRulesOf } from '../tax/rules-book'
import { lettingSources, type Basis } from './rules-book'

export const verdicts = [
  'taxFree',
  'taxFreeUnderLimit',
  'taxableFromFirstKrone',
  'shortTerm',
  'taxable',
  /** Some tenants stayed for less than 30 days, others longer: each part has its own rule. */
  'mixed',
] as const
export type Verdict = (typeof verdicts)[number]

/** What the answers come to for one house and year. */
export interface Guide {
  readonly verdict: Verdict
  /** What is taxable of the rent in whole kroner (øre), before costs where these may be deducted; null where the books can't tell. */
  readonly taxable: Ore | null
  /** The rent of the year (øre) from which on it would be otherwise; null where no limit applies. */
  readonly limit: Ore | null
  readonly sources: readonly Basis[]
}

/** The question that follows from what is answered, or null when nothing more needs to be asked. */
function next({ home, part, half, short, holiday }: Answers): GuideQuestion | null {
  if (home === undefined) return 'home'
  if (home === 'no') return holiday === undefined ? 'holiday' : null
  if (part === undefined) return 'part'
  if (part === 'some' && half === undefined) return 'half'
  return short === undefined ? 'short' : null
}

/** The questions that are asked, in their order; the last one is open unless all are answered. */
export function questionsAfter(answers: Answers): GuideQuestion[] {
  const found: GuideQuestion[] = []
  const known: { [Q in GuideQuestion]?: Answers[Q] } = {}
  for (let question = next(known); question !== null; question = next(known)) {
    found.push(question)
    if (answers[question] === undefined) return found
    Object.assign(known, { [question]: answers[question] })
  }
  return found
}

/** The answers without those to questions that are not asked after the others. */
export const onlyAsked = (answers: Answers): Answers =>
  Object.fromEntries(
    questionsAfter(answers).flatMap((question) => (answers[question] ? [[question, answers[question]]] : [])),
  )

const none = ore(0)

/** Up to the allowance nothing is taxable, above it a part of what lies above; nothing is deducted. */
function shortTerm(gross: Ore, year: number, sources: readonly Basis[]): Guide {
  const { allowance, shortPercent } = lettingRulesOf(year)
  return gross <= allowance
    ? { verdict: 'taxFreeUnderLimit', taxable: none, limit: allowance, sources }
    : {
        verdict: 'shortTerm',
        taxable: percentOfWhole(ore(gross - allowance), shortPercent),
        limit: allowance,
        sources,
      }
}

/**
 * Whether the rent of a house is taxable in an income year. Null while a question is open.
 * @param gross the rent of the house in the year, in øre, taxed and tax free (docs/rules.md#taxable-at-all)
 */
export function guideOf(answers: Answers, year: number, gross: Ore): Guide | null {
  if (next(answers) !== null) return null
  const { homeLimit, allowance } = lettingRulesOf(year)
  if (answers.home === 'no')
    return answers.holiday === 'yes'
      ? shortTerm(gross, year, lettingSources.holiday)
      : { verdict: 'taxable', taxable: percentOfWhole(gross, 100), limit: null, sources: lettingSources.ordinary }
  if (answers.short === 'all') return shortTerm(gross, year, lettingSources.allowance)
  // The allowance is below the other limit: rent up to it is free of tax, however it is divided.
  if (answers.short === 'mixed')
    return gross <= allowance
      ? shortTerm(gross, year, lettingSources.allowance)
      : { verdict: 'mixed', taxable: null, limit: allowance, sources: lettingSources.allowance }
  if (answers.part === 'some' && answers.half === 'yes')
    return { verdict: 'taxFree', taxable: none, limit: null, sources: lettingSources.half }
  return gross <= homeLimit
    ? { verdict: 'taxFreeUnderLimit', taxable: none, limit: homeLimit, sources: lettingSources.homeLimit }
    : {
        verdict: 'taxableFromFirstKrone',
        taxable: percentOfWhole(gross, 100),
        limit: homeLimit,
        sources: lettingSources.homeLimit,
      }
}
