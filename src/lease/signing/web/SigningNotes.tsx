import { Notice } from '../../../base/ui/page/notice'
import { moment } from '../../../base/ui/words/moment'
import { useWords } from '../../../base/ui/words/use-words'
import type { SignicatInfo } from '../../contract/model-signing'
import { undeliveredSentenceKey } from '../rules-panel'
import { signingPanelWords } from '../words-panel'

/** Says until when a paper can be signed, and which messages were not delivered. */
export function SigningNotes({ info }: { readonly info: SignicatInfo }) {
  const t = useWords(signingPanelWords)
  const { signBefore, undelivered } = info
  return (
    <>
      {signBefore !== null && <p className="ui-fine">{t('signBefore', { moment: moment(signBefore) })}</p>}
      {undelivered.map(({ to, kind, reason }) => (
        <Notice key={`${kind} ${to}`} kind="warning">
          {t(undeliveredSentenceKey(info, kind), { to, reason })}
        </Notice>
      ))}
    </>
  )
}
