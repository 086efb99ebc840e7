import type { Day } from '../../../base/kit/day'
import { dayAndMonth, dmy } from '../../../base/ui/words/format'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import { LawSource } from '../../law/web/LawNotes'
import { noticePeriod, type NoticeTerms } from '../rules-notice'
import { noticeWords } from '../words-notice'

interface NoticePeriodTextProps {
  readonly contract: NoticeTerms
  readonly receivedOn: Day
}

/** Explains the first lawful day: `3 måneder regnes fra 1. april, derfor 30. juni.` */
export function NoticePeriodText({ contract, receivedOn }: NoticePeriodTextProps) {
  const t = useWords(noticeWords)
  const [language] = useLanguage()
  const { months, from, earliest, isEndOfTerm } = noticePeriod(contract, receivedOn)
  const text = isEndOfTerm
    ? t('countedTerm', { day: dmy(earliest) })
    : from === null
      ? t('countedNone')
      : t('counted', { count: months, from: dayAndMonth(from, language), day: dayAndMonth(earliest, language) })
  return (
    <p>
      {text} <LawSource paragraph="§ 9-6" />
    </p>
  )
}
