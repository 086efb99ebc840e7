import type { Text } from '../../base/kit/words'
import { dayText, filled, type PaperValues } from '../../base/pdf/rules'
import type { LeaseData } from './model'
import { noticeMonthsOf, sentencesAt, tenantNames, type Case } from './rules-case'
import { clauseNumber } from './rules-order'
import { clauseTable } from './rules-table'
import type { LeaseEdition } from './rules-editions'
import { months } from './rules-values'

/** How long a notice is and how it is counted, as a sentence; empty in an edition whose sentences say it themselves. */
function periodText(data: LeaseData, { number: edition, texts }: LeaseEdition, of: Case): Text {
  const count = noticeMonthsOf(data, edition)
  const [period] = sentencesAt(clauseTable, 'period', of, edition)
  const text = period && texts[count === 0 ? 'periodNone' : period.key]
  // The notice of a lease that can't be terminated is that of a time to come.
  const ahead = of.term === 'fixed' ? { nb: ' da', en: ' then' } : ''
  return text ? filled(text, { months: months(count), ahead }) : { nb: '', en: '' }
}

/** What the sentences of the table of clauses name. */
export const sentenceValues = (data: LeaseData, edition: LeaseEdition, of: Case): PaperValues => ({
  start: dayText(data.start),
  end: dayText(data.end),
  term: clauseNumber('term'),
  notice: clauseNumber('notice'),
  other: clauseNumber('other'),
  subletting: clauseNumber('subletting'),
  months: months(noticeMonthsOf(data, edition.number)),
  period: periodText(data, edition, of),
  tenant: data.tenant.name,
  name: data.tenant.name,
  sharedRooms: data.sharedRooms ?? '',
  copies: tenantNames(data).length + 1,
})
