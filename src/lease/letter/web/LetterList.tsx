import './letters.css'
import { Button } from '@mantine/core'
import { FileCheck, FileText, Mail } from 'lucide-react'
import { useState } from 'react'
import { useFileViewer } from '../../../base/file/web/use-file-viewer'
import { osloDay } from '../../../base/kit/day'
import { ErrorLine } from '../../../base/ui/page/error-line'
import { Notice } from '../../../base/ui/page/notice'
import { useDialogParams } from '../../../base/ui/page/use-search-params'
import { dmy } from '../../../base/ui/words/format'
import { useWords } from '../../../base/ui/words/use-words'
import type { Contract } from '../../contract/model'
import type { ContractDialogProps } from '../../tenancy/web/FinishDialog'
import { earliestLastDay } from '../../tenancy/rules-notice'
import type { Letter } from '../model'
import { stands } from '../rules-protest'
import { letterButtons, protestSentence } from '../rules-shown'
import { tenantLetterWords } from '../words'
import { letterPaperWords } from '../words-sheet'
import { AddendumSigning, mayBeSignedByHand } from './AddendumSigning'
import { LetterDayDialog } from './LetterDayDialog'
import { LetterSignDialog } from './LetterSignDialog'
import { useLetters } from './use-letters'

type Asked = 'received' | 'protest' | 'sign'

/** Lists the letters: how each was sent, when it was received, and its protest. A button starts a new one. */
export default function LetterList({ contract, invalidates }: Omit<ContractDialogProps, 'onClose'>) {
  const t = useWords(tenantLetterWords)
  const name = useWords(letterPaperWords)
  const dialogs = useDialogParams()
  const { data = [], error } = useLetters(contract)
  const [asked, setAsked] = useState<{ letter: Letter; about: Asked } | null>(null)
  const files = data.map(({ kind, created_at, url }) => ({
    name: t('fileName', { kind: name(kind), day: dmy(osloDay(created_at)) }),
    type: 'application/pdf',
    url,
  }))
  // One viewer opens both: the letters, then the signed files.
  const signed = data.flatMap(({ signicatInfo }, index) =>
    signicatInfo?.signedDocumentUrl ? [{ ...files[index]!, url: signicatInfo.signedDocumentUrl }] : [],
  )
  const { viewer, open } = useFileViewer([...files, ...signed], 'paper')
  const openSigned = ({ signicatInfo }: Letter) =>
    open(files.length + signed.findIndex(({ url }) => url === signicatInfo?.signedDocumentUrl))
  return (
    <>
      {contract.tenant_erased_at === null ? (
        <div>
          <Button
            variant="default"
            leftSection={<Mail size={18} aria-hidden />}
            onClick={() => dialogs.open({ do: 'letter' })}
          >
            {t('write')}
          </Button>
        </div>
      ) : (
        <p className="contract-note">{t('erased')}</p>
      )}
      <ErrorLine error={error} />
      <ul className="letter-list">
        {data.map((letter, index) => (
          <LetterItem
            key={letter.id}
            letter={letter}
            contract={contract}
            fileName={files[index]!.name}
            onOpen={() => open(index)}
            onOpenSigned={() => openSigned(letter)}
            onAsk={(about) => setAsked({ letter, about })}
          />
        ))}
      </ul>
      {asked !== null &&
        (asked.about === 'sign' ? (
          <LetterSignDialog contract={contract} letter={asked.letter} onClose={() => setAsked(null)} />
        ) : (
          <LetterDayDialog
            contract={contract}
            letter={asked.letter}
            about={asked.about}
            invalidates={invalidates}
            onClose={() => setAsked(null)}
          />
        ))}
      {viewer}
    </>
  )
}

interface LetterItemProps {
  readonly letter: Letter
  readonly contract: Contract
  readonly fileName: string
  readonly onOpen: () => void
  readonly onOpenSigned: () => void
  readonly onAsk: (about: Asked) => void
}

/** A letter with what is known of it, and what the landlord can do with it. */
function LetterItem({ letter, contract, fileName, onOpen, onOpenSigned, onAsk }: LetterItemProps) {
  const t = useWords(tenantLetterWords)
  const name = useWords(letterPaperWords)
  const buttons = letterButtons(letter)
  return (
    <li>
      <p>
        <strong>{name(letter.kind)}</strong> <Way letter={letter} />
      </p>
      {letter.taken_back_on !== null && <p className="ui-fine">{t('takenBack', { day: dmy(letter.taken_back_on) })}</p>}
      {letter.is_replaced && <p className="ui-fine">{t('replaced')}</p>}
      <Protest letter={letter} />
      <ShortNotice letter={letter} contract={contract} />
      {letter.signed_on && (
        <p className="ui-fine">
          {t(letter.signicatInfo?.state === 'signed' ? 'signedBankid' : 'signed', { day: dmy(letter.signed_on) })}
        </p>
      )}
      {letter.undelivered.map(({ to, reason }) => (
        <Notice key={to} kind="warning">
          {t('undelivered', { to, reason })}
        </Notice>
      ))}
      <div className="letter-actions">
        <Button
          variant="default"
          leftSection={<FileText size={18} aria-hidden />}
          aria-label={t('openNamed', { name: fileName })}
          onClick={onOpen}
        >
          {t('open')}
        </Button>
        {buttons.receive !== null && (
          <Button variant={letter.received_on === null ? 'default' : 'subtle'} onClick={() => onAsk('received')}>
            {t(buttons.receive)}
          </Button>
        )}
        {letter.signicatInfo?.signedDocumentUrl && (
          <Button variant="default" leftSection={<FileCheck size={18} aria-hidden />} onClick={onOpenSigned}>
            {t('openSigned')}
          </Button>
        )}
        {mayBeSignedByHand(letter) && (
          <Button variant="subtle" onClick={() => onAsk('sign')}>
            {t('sign')}
          </Button>
        )}
        {buttons.protest !== null && (
          <Button variant="subtle" onClick={() => onAsk('protest')}>
            {t(buttons.protest)}
          </Button>
        )}
      </div>
      <AddendumSigning letter={letter} contract={contract} />
    </li>
  )
}

function Way({ letter: { send, sent_at, created_at, received_on } }: { readonly letter: Letter }) {
  const t = useWords(tenantLetterWords)
  const made = dmy(osloDay(sent_at ?? created_at))
  if (received_on === null) return <span>{t(send === 'mail' ? 'sentOn' : 'printedOn', { day: made })}</span>
  return <span>{t(send === 'mail' ? 'receivedOn' : 'handedOver', { sent: made, day: dmy(received_on) })}</span>
}

/** Warns of a notice that came too late for the last day that it names. */
function ShortNotice({ letter, contract }: { readonly letter: Letter; readonly contract: Contract }) {
  const t = useWords(tenantLetterWords)
  const { kind, received_on, last_day } = letter
  if (kind !== 'termination' || !stands(letter) || received_on === null || last_day === null) return null
  const earliest = earliestLastDay(contract, received_on)
  if (earliest <= last_day) return null
  return (
    <Notice kind="warning">
      {t('tooShort', { day: dmy(received_on), last: dmy(last_day), earliest: dmy(earliest) })}
    </Notice>
  )
}

/** Says until when the tenant can protest, or what a protest says and means for the landlord. */
function Protest({ letter }: { readonly letter: Letter }) {
  const t = useWords(tenantLetterWords)
  const says = protestSentence(letter)
  if (says === null) return null
  const { note = '', sue_by = null } = letter.protest ?? {}
  const text = t(says.key, { day: dmy(says.day), by: sue_by === null ? '' : dmy(sue_by) })
  return (
    <>
      {says.key === 'protested' ? <Notice kind="warning">{text}</Notice> : <p className="ui-fine">{text}</p>}
      {note !== '' && <p className="letter-note">{t('protestSays', { note })}</p>}
    </>
  )
}
