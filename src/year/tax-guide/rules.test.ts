import { describe, expect, it } from 'vitest'
import { fromKroner, toKroner } from '../../base/kit/money'
import { translate, type Language } from '../../base/kit/words'
import { hasRulesOfYear, lettingRuleBook, lettingRulesOf } from '../tax/rules-book'
import { possibleAnswers, type Answers, type GuideQuestion } from './model'
import { guideResult, lettingSources, withoutUnaskedAnswers, questionsSoFar } from './rules'
import { guideWords } from './words'

const years = [2023, 2024, 2025, 2026]
const allowanceOf = (year: number) => (year < 2025 ? 10_000 : 15_000)

/** Every path through the questions, until nothing more is asked. */
function paths(answers: Answers = {}): Answers[] {
  const open = questionsSoFar(answers).at(-1)!
  if (answers[open] !== undefined) return [answers]
  return possibleAnswers[open].flatMap((answer) => paths({ ...answers, [open]: answer }))
}
const path = (answers: Answers) => Object.values(answers).join(' ')
const all = (kroner: number, short = 0) => ({ gross: fromKroner(kroner), short: fromKroner(short) })
const verdict = (answers: Answers, year: number, kroner: number, short = 0) => {
  const guide = guideResult(answers, year, all(kroner, short))!
  return [
    guide.verdict,
    guide.taxable === null ? null : toKroner(guide.taxable),
    guide.limit === null ? null : toKroner(guide.limit),
  ]
}

describe('the questions', () => {
  it('are asked only as far as needed', () => {
    expect(questionsSoFar({})).toEqual(['home'])
    expect(questionsSoFar({ home: 'no' })).toEqual(['home', 'holiday'])
    expect(questionsSoFar({ home: 'yes' })).toEqual(['home', 'part'])
    expect(questionsSoFar({ home: 'yes', part: 'all' })).toEqual(['home', 'part', 'short'])
    expect(questionsSoFar({ home: 'yes', part: 'some' })).toEqual(['home', 'part', 'half'])
    expect(questionsSoFar({ home: 'yes', part: 'some', half: 'yes' })).toEqual(['home', 'part', 'half', 'short'])
  })

  it('have twelve ways through', () => {
    expect(paths().map(path)).toEqual([
      'yes some yes no',
      'yes some yes all',
      'yes some yes mixed',
      'yes some no no',
      'yes some no all',
      'yes some no mixed',
      'yes all no',
      'yes all all',
      'yes all mixed',
      'moved',
      'no yes',
      'no no',
    ])
  })

  it('have no answer before the last one is answered', () => {
    expect(guideResult({}, 2025, all(0))).toBeNull()
    expect(guideResult({ home: 'yes', part: 'some', half: 'yes' }, 2025, all(0))).toBeNull()
  })

  it('drop answers to what is no longer asked', () =>
    expect(withoutUnaskedAnswers({ home: 'no', part: 'some', half: 'yes', short: 'all', holiday: 'no' })).toEqual({
      home: 'no',
      holiday: 'no',
    }))
})

/** Each row: the path, and [rent of the year, verdict, taxable part, limit]. `a` is the year's allowance. */
const table: [string, (a: number) => [number, string, number | null, number | null][]][] = [
  [
    'yes some yes no',
    () => [
      [0, 'taxFree', 0, null],
      [400_000, 'taxFree', 0, null],
    ],
  ],
  [
    'yes some no no',
    () => [
      [20_000, 'taxFreeUnderLimit', 0, 20_000],
      [20_000.01, 'taxableFromFirstKrone', 20_000, 20_000],
      [150_000, 'taxableFromFirstKrone', 150_000, 20_000],
    ],
  ],
  [
    'yes all no',
    () => [
      [0, 'taxFreeUnderLimit', 0, 20_000],
      [20_000, 'taxFreeUnderLimit', 0, 20_000],
      [20_001, 'taxableFromFirstKrone', 20_001, 20_000],
    ],
  ],
  ...['yes some yes all', 'yes some no all', 'yes all all', 'no yes'].map((of): (typeof table)[number] => [
    of,
    (a) => [
      [0, 'taxFreeUnderLimit', 0, a],
      [a, 'taxFreeUnderLimit', 0, a],
      [a + 10_000, 'shortTerm', 8500, a],
      // 85 % of 1.00 is 0.85. 85 % of 10.00 is 8.50. Both are rounded half up to whole kroner.
      [a + 1, 'shortTerm', 1, a],
      [a + 10, 'shortTerm', 9, a],
    ],
  ]),
  ...['yes some yes mixed', 'yes some no mixed', 'yes all mixed'].map((of): (typeof table)[number] => [
    of,
    // Below the allowance nothing is taxable, no matter how the rent is divided.
    (a) => [
      [a, 'taxFreeUnderLimit', 0, a],
      [a + 1, 'mixed', null, a],
      [90_000, 'mixed', null, a],
    ],
  ]),
  // The landlord lived there for a part of the year. So there is no amount, no matter how much was let.
  [
    'moved',
    () => [
      [0, 'moved', null, null],
      [120_000, 'moved', null, null],
    ],
  ],
  [
    'no no',
    () => [
      [0, 'taxable', 0, null],
      [150_000.5, 'taxable', 150_001, null],
    ],
  ],
]

describe.each(years)('in %i', (year) => {
  it.each(paths().map((answers) => [path(answers), answers] as const))('%s', (name, answers) => {
    const rows = table.find(([of]) => of === name)![1](allowanceOf(year))
    expect(rows.map(([rent]) => verdict(answers, year, rent))).toEqual(rows.map(([, ...expected]) => expected))
  })
})

describe('stays of both kinds', () => {
  const half: Answers = { home: 'yes', part: 'some', half: 'yes', short: 'mixed' }
  it.each([
    // Short stays: 25 000 less the allowance of 10 000 or 15 000. Longer stays: the 60 000 are free of tax.
    [2024, 85_000, 25_000, 'mixedHalf', 12_750, 10_000],
    [2025, 85_000, 25_000, 'mixedHalf', 8_500, 15_000],
    [2026, 400_000, 15_000, 'mixedHalf', 0, 15_000],
    // No income is marked as short. So the books don't show the amount.
    [2025, 85_000, 0, 'mixed', null, 15_000],
  ])('in %i of %i kr, %i of them short, are %s', (year, gross, short, ...expected) =>
    expect(verdict(half, year, gross, short)).toEqual(expected),
  )

  it('set only the short ones against the allowance', () => {
    const counted = (answers: Answers, short: number) => guideResult(answers, 2025, all(85_000, short))!.counted
    expect(counted(half, 25_000)).toBe(fromKroner(25_000))
    expect(counted(half, 0)).toBeNull()
    const more: Answers = { home: 'yes', part: 'all', short: 'mixed' }
    expect(counted(more, 25_000)).toBe(fromKroner(25_000))
    // The longer stays follow another rule. So there is no common amount.
    expect(verdict(more, 2025, 85_000, 25_000)).toEqual(['mixed', null, 15_000])
  })
})

describe('what it rests on', () => {
  it('stands in each answer, with its paragraph, which is marked as not looked up in the act', () => {
    for (const answers of paths()) {
      const { sources } = guideResult(answers, 2025, all(50_000))!
      expect(sources.some(({ text, read }) => /Skatteloven § \d+-\d+/.test(text.nb) && !read)).toBe(true)
      expect(sources.some(({ read }) => read)).toBe(true)
    }
    expect(guideResult({ home: 'no', holiday: 'no' }, 2025, all(1))!.sources).toBe(lettingSources.ordinary)
  })

  it('is an entry of its own for each year that can be sent', () => {
    expect(Object.keys(lettingRuleBook).map(Number)).toEqual(years)
    expect(years.every(hasRulesOfYear)).toBe(true)
    expect([hasRulesOfYear(2022), hasRulesOfYear(2027)]).toEqual([false, false])
    expect(lettingRulesOf(2027)).toBe(lettingRuleBook[2026])
    expect(lettingRulesOf(2019)).toBe(lettingRuleBook[2023])
  })
})

describe('the words', () => {
  it.each<Language>(['en', 'nb'])('name each question, answer and verdict in %s', (language) => {
    for (const question of Object.keys(possibleAnswers) as GuideQuestion[])
      expect(translate(guideWords, `${question}Question`, language)).not.toBe('')
    for (const answers of paths())
      for (const rent of [1000, 500_000]) {
        const { verdict: of } = guideResult(answers, 2025, all(rent))!
        expect(translate(guideWords, of, language)).not.toBe('')
        expect(translate(guideWords, `${of}Text`, language)).not.toBe('')
      }
  })
})
