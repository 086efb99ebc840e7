import { dmy } from '../../../base/ui/words/format'
import { today } from '../../../base/ui/words/today'
import { useWords } from '../../../base/ui/words/use-words'
import type { Contract } from '../../contract/model'
import { termEnd } from '../../law/rules-term'
import { LawSource } from '../../law/web/LawNotes'
import { tenancyWords } from '../words'

/** Shown from 60 days before the end of a fixed term. Says what the landlord must do if the tenant stays. */
export function TermEndNote({ contract }: { readonly contract: Contract }) {
  const t = useWords(tenancyWords)
  const ending = termEnd(contract, today())
  if (ending === null) return null
  const { stage, end, askBy, countsAsOpen } = ending
  return (
    <p>
      {countsAsOpen
        ? t('term_open', { end: dmy(end) })
        : askBy === null
          ? t(stage === 'soon' ? 'termOwn_soon' : 'termOwn_over', { end: dmy(end) })
          : t(`term_${stage}`, { end: dmy(end), askBy: dmy(askBy) })}{' '}
      <LawSource paragraph={countsAsOpen ? '§ 9-3' : askBy === null ? '§ 11-4' : '§ 9-2'} />
    </p>
  )
}
