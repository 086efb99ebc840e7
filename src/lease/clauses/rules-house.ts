import type { FactRow } from '../../base/pdf/model'
import { filled, same, type DocumentTranslator } from '../../base/pdf/rules'
import { paperWords } from '../../base/pdf/words'
import type { LeaseData } from './model'
import { addressText } from './rules-values'
import { clauseWords } from './words'

/** What identifies the dwelling, as far as it is known. */
export function houseRows({ house, dwelling }: LeaseData, translator: DocumentTranslator): FactRow[] {
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
