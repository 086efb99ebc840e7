import type { Text } from '../../base/kit/words'
import type { FactRow } from '../../base/pdf/model'
import { filled, same, type DocumentTranslator } from '../../base/pdf/rules'
import { paperWords } from '../../base/pdf/words'
import type { Checklist, ChecklistOption } from '../checklist/model'
import { optionCount } from '../checklist/rules'
import { optionWords } from '../checklist/words-options'
import { homePapers as homePaperKinds, type HomePaper } from '../contract/model'
import type { ClauseItem, LeaseData } from './model'
import { addressText, listedWords } from './rules-values'
import type { ClauseWriter } from './rules-writer'
import { clauseWords } from './words'

/** What identifies the dwelling, as far as it is known. */
function houseRows({ house, dwelling }: LeaseData, translator: DocumentTranslator): FactRow[] {
  const row = (key: keyof typeof clauseWords.texts, value: string | number | null): FactRow[] =>
    value === null || value === ''
      ? []
      : [{ label: translator.translate(clauseWords, key), value: same(String(value)) }]
  const numbers = (['property', 'holding', 'lease', 'section'] as const).flatMap((key) =>
    house[key] === null ? [] : [filled(clauseWords.texts[key], { number: house[key] }).nb],
  )
  return [
    ...row('houseName', house.name),
    { label: translator.translate(paperWords, 'address'), value: same(addressText(house.address, translator)) },
    ...row('municipality', house.municipality),
    ...row('cadastre', numbers.join(', ')),
    ...row('share', house.share),
    ...row('organisation', house.organisation),
    ...row('rooms', dwelling?.rooms ?? null),
    ...row('area', dwelling?.area == null ? null : `${dwelling.area} m²`),
    ...row('unitNumber', dwelling?.number ?? null),
    ...row('meterPoint', dwelling?.meterPoint ?? null),
  ]
}

/** What a handover list has beside things: work, and what the parties go through. It doesn't belong to a home. */
const noThings: ReadonlySet<ChecklistOption> = new Set([
  'snowshoveling',
  'lawn_moving',
  'escape_routes',
  'review_rules',
  'condition',
])

/**
 * What belongs to the home, each line with its count where it has one. Keys have a clause of their own since the second
 * edition; since the fifth nothing is listed that isn't a thing.
 */
function belongings(extras: Checklist | null, edition: number): Text[] {
  if (extras === null) return []
  const isNamed = (option: ChecklistOption): boolean =>
    (edition < 2 || option !== 'number_of_keys') && (edition < 5 || !noThings.has(option))
  return extras.options.filter(isNamed).map((option) => {
    const count = optionCount(extras, option)
    const name = optionWords.texts[option]
    return count === null ? name : filled(clauseWords.texts.count, { name, count })
  })
}

/** Which papers of the home the tenant has received, as far as the lease says. */
function paperItems({ data: { homePapers = [] }, text }: ClauseWriter): ClauseItem[] {
  const papers = (key: 'papersGiven' | 'papersUnknown', list: readonly HomePaper[], last: 'and' | 'or') =>
    list.length === 0 ? [] : text(key, { papers: listedWords(list, last) })
  const missing = homePaperKinds.filter((paper) => !homePapers.includes(paper))
  return [...papers('papersGiven', homePapers, 'and'), ...papers('papersUnknown', missing, 'or')]
}

/** What is let, with what belongs to it and the papers of it. */
export function dwellingItems(writer: ClauseWriter): ClauseItem[] {
  const { data, edition, translator, text, dots, sentences } = writer
  const belonging = belongings(data.extras, edition)
  return [
    ...sentences('dwelling'),
    { kind: 'rows', rows: houseRows(data, translator) },
    ...sentences('shared'),
    ...(belonging.length === 0 ? text('belongsNothing') : [...text('belongs'), dots(belonging)]),
    ...sentences('kind'),
    ...sentences('handover'),
    ...paperItems(writer),
  ]
}
