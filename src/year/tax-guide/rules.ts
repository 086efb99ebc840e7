import { ore, type Ore } from '../../base/kit/money'
import type { Text } from '../../base/kit/words'
import { percentOfWhole } from '../tax/rules-balance'
import { lettingRulesOf } from '../tax/rules-book'
import type { Answers, GuideQuestion } from './model'

/**
 * A source of the result. `read`: the rule was checked in this source. Otherwise the source is only named from general
 * knowledge.
 */
export interface AnswerSource {
  readonly text: Text
  readonly read: boolean
}

const letting = {
  text: {
    en: 'The Norwegian Tax Administration on letting out a dwelling (skatteetaten.no)',
    nb: 'Skatteetaten om å leie ut bolig (skatteetaten.no)',
  },
  read: true,
}
const rates = {
  text: {
    en: 'The Norwegian Tax Administration’s rates of the income year: utleieinntekt.fribeloep, utleieinntekt.inntektsgrunnlagssats',
    nb: 'Skatteetatens satser for inntektsåret: utleieinntekt.fribeloep, utleieinntekt.inntektsgrunnlagssats',
  },
  read: true,
}
/** The two kinds of letting: by flat rate (short stays, or an own holiday home), or by accounts. */
const kinds = {
  text: {
    en: 'The tax return’s kinds of letting: sjablongbehandletUtleie and regnskapsbehandletUtleie',
    nb: 'Utleietypene i skattemeldingen: sjablongbehandletUtleie og regnskapsbehandletUtleie',
  },
  read: true,
}
const exemption = { text: { en: 'Skatteloven (the Tax Act) § 7-2', nb: 'Skatteloven § 7-2' }, read: false }
const property = { text: { en: 'Skatteloven (the Tax Act) § 5-20', nb: 'Skatteloven § 5-20' }, read: false }

export const lettingSources = {
  half: [letting, exemption],
  homeLimit: [letting, exemption],
  allowance: [rates, letting, exemption],
  holiday: [rates, kinds, exemption],
  ordinary: [letting, property],
} satisfies Record<string, readonly AnswerSource[]>

export const guideVerdicts = [
  'taxFree',
  'taxFreeUnderLimit',
  'taxableFromFirstKrone',
  'shortTerm',
  'taxable',
  /** Some tenants stayed for less than 30 days, others longer. Each part has its own rule. */
  'mixed',
  /** Like `mixed`, but the longer stays are free of tax, so only the short stays count. */
  'mixedHalf',
  /** The landlord lived there for a part of the year. Different rules apply to the rent of each part. */
  'moved',
] as const
export type Verdict = (typeof guideVerdicts)[number]

export interface Guide {
  readonly verdict: Verdict
  /** The taxable rent in whole kroner (as øre), before costs are deducted. Null if the books don't show it. */
  readonly taxable: Ore | null
  /**
   * The limit for the year's rent (øre). Above it, another result applies. Null if there is no
   * limit.
   */
  readonly limit: Ore | null
  /** The rent (øre) that is compared with the limit. Null if there is no limit, or if the books don't show it. */
  readonly counted: Ore | null
  readonly sources: readonly AnswerSource[]
}

/** The next question. Null if there is none. */
function next({ home, part, half, short, holiday }: Answers): GuideQuestion | null {
  if (home === undefined) return 'home'
  if (home === 'moved') return null
  if (home === 'no') return holiday === undefined ? 'holiday' : null
  if (part === undefined) return 'part'
  if (part === 'some' && half === undefined) return 'half'
  return short === undefined ? 'short' : null
}

/** The questions so far. If there is an open question, it is the last one. */
export function questionsSoFar(answers: Answers): GuideQuestion[] {
  const found: GuideQuestion[] = []
  const known: { [Q in GuideQuestion]?: Answers[Q] } = {}
  for (let question = next(known); question !== null; question = next(known)) {
    found.push(question)
    if (answers[question] === undefined) return found
    Object.assign(known, { [question]: answers[question] })
  }
  return found
}

/** Leaves out answers to questions that aren't asked because of the other answers. */
export const withoutUnaskedAnswers = (answers: Answers): Answers =>
  Object.fromEntries(
    questionsSoFar(answers).flatMap((question) => (answers[question] ? [[question, answers[question]]] : [])),
  )

const none = ore(0)

/**
 * The result for short stays. Up to the allowance nothing is taxable. Above it, a percentage of the rest is. No costs
 * are deducted.
 */
function shortTerm(gross: Ore, year: number, sources: readonly AnswerSource[]): Guide {
  const { allowance, shortPercent } = lettingRulesOf(year)
  return gross <= allowance
    ? { verdict: 'taxFreeUnderLimit', taxable: none, limit: allowance, counted: gross, sources }
    : {
        verdict: 'shortTerm',
        taxable: percentOfWhole(ore(gross - allowance), shortPercent),
        limit: allowance,
        counted: gross,
        sources,
      }
}

/**
 * The result for stays of both kinds. `isHalf`: the longer stays are free of tax, and don't reduce
 * the allowance for short stays. Otherwise the longer stays need a check of their own. If no income
 * is marked as a short stay, the books don't show the amount.
 */
function mixed({ gross, short }: YearRents, year: number, isHalf: boolean): Guide {
  const { allowance } = lettingRulesOf(year)
  const sources = lettingSources.allowance
  // The allowance is lower than the limit for the own home. So rent up to the allowance is free of tax, no matter how
  // it is divided.
  if (gross <= allowance) return shortTerm(gross, year, sources)
  if (short === 0) return { verdict: 'mixed', taxable: null, limit: allowance, counted: null, sources }
  const { taxable } = shortTerm(short, year, sources)
  return isHalf
    ? {
        verdict: 'mixedHalf',
        taxable,
        limit: allowance,
        counted: short,
        sources: [...sources, ...lettingSources.half.slice(0, 1)],
      }
    : { verdict: 'mixed', taxable: null, limit: allowance, counted: short, sources }
}

/** A year's rent in øre, both taxed and tax-free. `short` is the part for stays of less than 30 days. */
export interface YearRents {
  readonly gross: Ore
  readonly short: Ore
}

/** The result (docs/rules/year.md#taxable-at-all). Null if a question is still open. */
export function guideResult(answers: Answers, year: number, rents: YearRents): Guide | null {
  if (next(answers) !== null) return null
  const { homeLimit } = lettingRulesOf(year)
  const { gross } = rents
  const sources = lettingSources.homeLimit
  if (answers.home === 'moved') return { verdict: 'moved', taxable: null, limit: null, counted: null, sources }
  if (answers.home === 'no')
    return answers.holiday === 'yes'
      ? shortTerm(gross, year, lettingSources.holiday)
      : {
          verdict: 'taxable',
          taxable: percentOfWhole(gross, 100),
          limit: null,
          counted: null,
          sources: lettingSources.ordinary,
        }
  if (answers.short === 'all') return shortTerm(gross, year, lettingSources.allowance)
  const isHalf = answers.part === 'some' && answers.half === 'yes'
  if (answers.short === 'mixed') return mixed(rents, year, isHalf)
  if (isHalf) return { verdict: 'taxFree', taxable: none, limit: null, counted: null, sources: lettingSources.half }
  const isFree = gross <= homeLimit
  return {
    verdict: isFree ? 'taxFreeUnderLimit' : 'taxableFromFirstKrone',
    taxable: isFree ? none : percentOfWhole(gross, 100),
    limit: homeLimit,
    counted: gross,
    sources,
  }
}
