import { Button } from '@mantine/core'
import { formatKr, type Ore } from '../../../base/kit/money'
import { monthAndYear } from '../../../base/ui/words/format'
import { Notice } from '../../../base/ui/page/notice'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import { LawSource } from '../../law/web/LawNotes'
import type { IndexRoom } from '../model-letter'
import { indexText } from '../rules-prices'
import { regulationWords } from '../words'

export interface IndexNoteProps {
  readonly room: IndexRoom | null
  /** The day since which the present rent is owed. */
  readonly since: Parameters<typeof monthAndYear>[0]
  /** What is typed. */
  readonly sum: Ore | null
  readonly onUse: (most: Ore) => void
}

/** What the price index lets a rent become without the tenant's consent. */
export function IndexNote({ room, since, sum, onUse }: IndexNoteProps) {
  const t = useWords(regulationWords)
  const [language] = useLanguage()
  const figures = (
    <a href="https://www.ssb.no/kpi" target="_blank" rel="noreferrer">
      {t('calculator')}
    </a>
  )
  if (room === null)
    return (
      <Notice kind="warning">
        {t('unknown', { month: monthAndYear(since, language) })} {figures} <LawSource paragraph="§ 4-2" />
      </Notice>
    )
  const most = formatKr(room.most, 'needed')
  const isAbove = sum !== null && sum > room.most
  return (
    <div role="status">
      <Notice
        kind={isAbove ? 'warning' : 'info'}
        action={
          sum !== room.most && (
            <Button variant="default" onClick={() => onUse(room.most)}>
              {t('use', { most })}
            </Button>
          )
        }
      >
        {isAbove && <strong>{t('tooMuch', { most })} </strong>}
        {t('allows', {
          most,
          fromIndex: indexText(room.from),
          fromMonth: monthAndYear(room.from.month, language),
          toIndex: indexText(room.to),
          toMonth: monthAndYear(room.to.month, language),
        })}{' '}
        {t('source')} {room.isBehind && <>{t('behind')} </>}
        {figures} <LawSource paragraph="§ 4-2" />
      </Notice>
    </div>
  )
}
