import { Button } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { Dialog } from '../../../base/ui/dialog/dialog'
import { Foot } from '../../../base/ui/dialog/foot'
import { patchUrl } from '../../../base/ui/page/use-search-params'
import { useWords } from '../../../base/ui/words/use-words'
import { lettingLaw, lettingOf } from '../../law/rules-letting'
import { LawSource } from '../../law/web/LawNotes'
import { noticeWords } from '../words-notice'
import type { ContractDialogProps } from './FinishDialog'
import { NoticeDialog } from './NoticeDialog'

/** Leads to the letter, because a notice without it is invalid (husleieloven § 9-7). One given elsewhere is recorded. */
export function GiveNoticeDialog(given: ContractDialogProps) {
  const t = useWords(noticeWords)
  const { history } = useRouter()
  const { contract, onClose } = given
  const [isGiven, setGiven] = useState(contract.notice?.by === 'landlord')
  if (isGiven) return <NoticeDialog {...given} by="landlord" />
  // The letter replaces this dialog in the history, so that Back leads to the contract.
  const write = () => {
    const { pathname, search } = history.location
    history.replace(patchUrl(pathname, search, { do: 'letter', letter: 'termination' }))
  }
  const letting = lettingOf(contract)
  return (
    <Dialog title={t('noticeGiven')} opened onClose={onClose} size="narrow">
      <div className="ui-form">
        <p>
          {t(lettingLaw[letting].needsReason ? 'writeReason' : 'writeFree')}{' '}
          <LawSource paragraph={letting === 'own_home' ? '§ 11-4' : '§ 9-7'} />
        </p>
        <p>{t('writeText')}</p>
        <div className="ui-form-actions">
          <Foot left={[{ key: 'given', label: t('givenAlready'), onClick: () => setGiven(true) }]}>
            <Button onClick={write}>{t('writeNotice')}</Button>
          </Foot>
        </div>
      </div>
    </Dialog>
  )
}
