import type { Text } from '../../base/kit/words'
import { dayText, fillText, type PaperValues } from '../../base/pdf/rules'
import type { LeaseData } from './model'
import type { LeaseEdition, SentenceName } from './rules-editions'
import { clauseNumber } from './rules-order'
import { clauseTable, type ClauseLine, type ClausePlace, type LineCondition } from './rules-by-letting'
import { landlordNames, noticeMonthsOf, tenantNames, type LeaseCase } from './rules-case'
import { monthCountText } from './rules-values'

const holds = (when: LineCondition, of: LeaseCase): boolean =>
  (Object.keys(when) as (keyof LineCondition)[]).every((line) => (when[line] as readonly string[]).includes(of[line]))

const isOf = ({ since = 1, until = Number.POSITIVE_INFINITY }: ClauseLine, edition: number): boolean =>
  since <= edition && edition <= until

/**
 * The places whose sentences describe the dwelling, not the rules for letting it. For these places, a room in the
 * landlord's own home counts as a room.
 */
const ofDwelling: ReadonlySet<ClausePlace> = new Set([
  'dwelling',
  'shared',
  'handover',
  'use',
  'smoking',
  'upkeep',
  'leaving',
])

export function sentencesAt(
  place: ClausePlace,
  of: LeaseCase,
  edition: number,
): readonly { readonly key: SentenceName; readonly as: ClauseLine['as'] }[] {
  const column = of.dwelling === 'room' && ofDwelling.has(place) ? 'room' : of.letting
  return clauseTable.flatMap((line) => {
    const key = edition < 3 ? line.before : line[column]
    return line.place === place && isOf(line, edition) && key !== null && holds(line.when, of)
      ? [{ key, as: line.as }]
      : []
  })
}

/** The period of notice and its calculation. Empty in an edition whose other sentences state the period. */
function periodText(data: LeaseData, { number: edition, texts }: LeaseEdition, of: LeaseCase): Text {
  const count = noticeMonthsOf(data, edition)
  const [period] = sentencesAt('period', of, edition)
  const text = period && texts[count === 0 ? 'periodNone' : period.key]
  // If the lease can't be terminated, the notice applies only after the term, and the sentence says so.
  const ahead = of.term === 'fixed' ? { nb: ' da', en: ' then' } : ''
  return text ? fillText(text, { months: monthCountText(count), ahead }) : { nb: '', en: '' }
}

export const sentenceValues = (data: LeaseData, edition: LeaseEdition, of: LeaseCase): PaperValues => ({
  start: dayText(data.start),
  end: dayText(data.end),
  term: clauseNumber('term'),
  notice: clauseNumber('notice'),
  other: clauseNumber('other'),
  subletting: clauseNumber('subletting'),
  months: monthCountText(noticeMonthsOf(data, edition.number)),
  period: periodText(data, edition, of),
  tenant: data.tenant.name,
  name: data.tenant.name,
  sharedRooms: data.sharedRooms ?? '',
  copies: tenantNames(data).length + landlordNames(data).length,
  landlord: data.landlord.name,
})
