import { Button } from '@mantine/core'
import { Notice } from '../../../base/ui/page/notice'
import { dmy } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import type { Contract } from '../../contract/model'
import { mayFinish } from '../rules'
import { noGoingOnBecause, termEnd } from '../../law/rules-term'
import { tenancyWords } from '../words'
import { LawSource } from '../../law/web/LawNotes'

export interface TermEndNoticeProps {
  readonly contract: Contract
  readonly onGoOn: () => void
  readonly onFinish: () => void
}

/** What the act asks at the end of a fixed term, from 60 days before it on, and once it is over what the landlord has to say. */
export function TermEndNotice({ contract, onGoOn, onFinish }: TermEndNoticeProps) {
  const t = useWords(tenancyWords)
  const ending = termEnd(contract, today())
  if (ending === null) return null
  const { stage, end, askBy, countsAsOpen } = ending
  const isOver = noGoingOnBecause(contract) === null
  return (
    <div className="ui-panel-note">
      <Notice kind={isOver ? 'warning' : 'info'}>
        {countsAsOpen
          ? t('term_open', { end: dmy(end) })
          : askBy === null
            ? t(stage === 'soon' ? 'termOwn_soon' : 'termOwn_over', { end: dmy(end) })
            : t(`term_${stage}`, { end: dmy(end), askBy: dmy(askBy) })}{' '}
        <LawSource paragraph={countsAsOpen ? '§ 9-3' : askBy === null ? '§ 11-4' : '§ 9-2'} />
        {isOver && (
          <span className="contract-buttons">
            <Button variant="default" onClick={onGoOn}>
              {t('goOn')}
            </Button>
            {mayFinish(contract) && (
              <Button variant="default" onClick={onFinish}>
                {t('finish')}
              </Button>
            )}
          </span>
        )}
      </Notice>
    </div>
  )
}
