import './signing.css'
import { Button } from '@mantine/core'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import type { Row } from '../../../base/kit/endpoint'
import { ConfirmMutation } from '../../../base/ui/dialog/confirm-mutation'
import { downloadFile } from '../../../base/ui/file/file-url'
import { ErrorLine } from '../../../base/ui/page/error-line'
import { toast } from '../../../base/ui/page/toast'
import { fetchEndpoint, useEndpointMutation, useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useErrorText } from '../../../base/ui/words/error-text'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import { moment } from '../../../base/ui/words/moment'
import { existingContractCalls } from '../../contract/calls-existing'
import type { Contract } from '../../contract/model'
import type { SignicatInfo } from '../../contract/model-signing'
import { allTenants } from '../../party/rules-tenant'
import { signingCalls } from '../calls'
import { isMoving, nextReminder, signingOffers, signingSays } from '../rules-panel'
import { signingPanelWords } from '../words-panel'
import { Refresh } from './Refresh'
import { SendButton } from './SendButton'
import { SignerList } from './SignerList'
import { useSigningError } from './SigningError'

export interface SigningProps {
  readonly contract: Contract
  readonly paper: 'contract' | 'checklist'
  readonly info: SignicatInfo | null
  /** What a saved file is called. */
  readonly name: string
  readonly invalidates: readonly Row[]
}

/** How often a page that stands open asks whether somebody has signed, in ms; sooner, what is only noted. */
const pauses = { usual: 30_000, pending: 4000 } as const

/** Where the signing of one paper stands, who is waited for, and what the landlord can do about it. */
export function Signing({ contract, paper, info, name, invalidates }: SigningProps) {
  const t = useWords(signingPanelWords)
  const [language] = useLanguage()
  const errorText = useErrorText()
  const [busy, setBusy] = useState(false)
  const stage = info?.state ?? 'none'
  const offers = signingOffers(info, contract.isFinished)
  // Paid for, it is on its way before an order is noted.
  const pause = info?.pending || stage === 'starting' ? pauses.pending : pauses.usual
  useEndpointQuery(
    existingContractCalls.read,
    { params: { id: String(contract.id) } },
    { enabled: isMoving(stage), refetchInterval: pause, staleTime: pause },
  )
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const waitedFor = (info?.tenants ?? []).filter(({ isSigned }) => !isSigned).map((tenant) => tenant.name)
  const { open, dialog } = useSigningError(`${contract.id} ${paper}`, stage === 'failed' ? (info?.error ?? null) : null)
  const file = info?.signedDocumentUrl ?? null
  const saveFile = async (url: string) => {
    setBusy(true)
    await downloadFile(url, `${t('signedName', { name })}.pdf`).catch((error: unknown) => toast.error(errorText(error)))
    setBusy(false)
  }
  return (
    <div className="signing">
      <p role={isMoving(stage) ? 'status' : undefined}>
        {t(`${paper}_${signingSays(info, contract.isFinished)}`, { names: list.format(waitedFor) })}
      </p>
      {info !== null && info.tenants.length > 0 && !offers.send && <SignerList info={info} links={offers.links} />}
      <div className="contract-buttons">
        {offers.send && (
          <SendButton
            contract={contract}
            paper={paper}
            names={allTenants(contract, language)}
            invalidates={invalidates}
          />
        )}
        {stage === 'failed' && (
          <Button variant="default" onClick={open}>
            {t('errorShow')}
          </Button>
        )}
        {file !== null && (
          <Button
            variant="default"
            leftSection={<FileDown size={18} aria-hidden />}
            loading={busy}
            onClick={() => void saveFile(file)}
          >
            {t('signedFile')}
          </Button>
        )}
        {offers.refresh && <Refresh contract={contract} />}
        {offers.remind && info && <Remind contract={contract} paper={paper} info={info} />}
        {offers.withdraw && (
          <Changes
            contract={contract}
            paper={paper}
            renews={offers.regenerate}
            isUnsent={info?.pending === 'sending'}
            signed={list.format((info?.tenants ?? []).filter(({ isSigned }) => isSigned).map(({ name }) => name))}
            invalidates={invalidates}
          />
        )}
      </div>
      {dialog}
    </div>
  )
}

const again = [existingContractCalls.read]

function Remind({ contract, paper, info }: Pick<SigningProps, 'contract' | 'paper'> & { info: SignicatInfo }) {
  const t = useWords(signingPanelWords)
  const remind = useEndpointMutation(signingCalls.remind, { invalidates: again })
  const [now] = useState(() => Date.now())
  const next = nextReminder(info.reminded_at, now)
  if (next !== null && info.reminded_at !== null)
    return (
      <p className="ui-fine signing-said">{t('remindNext', { when: moment(info.reminded_at), next: moment(next) })}</p>
    )
  const run = async () => {
    try {
      await remind.mutateAsync({ params: { id: String(contract.id) }, body: { checkList: paper === 'checklist' } })
      toast.success(t('reminded'))
    } catch {
      // Stands beside the button.
    }
  }
  return (
    <>
      <Button variant="default" loading={remind.isPending} onClick={() => void run()}>
        {t('remind')}
      </Button>
      <ErrorLine error={remind.error} />
    </>
  )
}

interface ChangesProps extends Pick<SigningProps, 'contract' | 'paper' | 'invalidates'> {
  readonly renews: boolean
  /** It is on its way to the signing service, and can be kept from it. */
  readonly isUnsent: boolean
  /** Who has signed, as one text; empty as long as nobody has. */
  readonly signed: string
}

/** Ends what was sent, and with `renews` can send it anew. */
function Changes({ contract, paper, renews, isUnsent, signed, invalidates }: ChangesProps) {
  const t = useWords(signingPanelWords)
  const [asking, setAsking] = useState<'regenerate' | 'withdraw' | null>(null)
  const [looking, setLooking] = useState<typeof asking>(null)
  const refresh = useEndpointMutation(signingCalls.refresh, { invalidates: again })
  const params = { id: String(contract.id) }
  /** A signature may have come in that the page doesn't know of. What isn't sent yet is only read: a look would send it. */
  const ask = async (what: 'regenerate' | 'withdraw') => {
    setLooking(what)
    await (
      isUnsent
        ? fetchEndpoint(existingContractCalls.read, { params }, { staleTime: 0 })
        : refresh.mutateAsync({ params })
    ).catch(() => undefined)
    setLooking(null)
    setAsking(what)
  }
  const close = () => setAsking(null)
  const given = {
    input: { params, body: { checkList: paper === 'checklist' } },
    invalidates: [...invalidates, ...again],
    // What may have been noted isn't kept from going on by closing the question.
    onCancel: (isUncertain: boolean) => {
      close()
      if (isUncertain) toast.error(t('uncertain'))
    },
    uncertainText: t('close'),
  }
  const done = (says: 'sent' | 'withdrawn') => (answer: Contract) => {
    close()
    const info = paper === 'contract' ? answer.signicatInfo : (answer.checkList?.signicatInfo ?? null)
    toast.success(t(info !== null && info.pending !== null ? 'noted' : says))
  }
  const lost = signed !== '' && (
    <p>
      <strong>{t('signedSoFar', { names: signed })}</strong>
    </p>
  )
  return (
    <>
      {renews && (
        <Button variant="default" loading={looking === 'regenerate'} onClick={() => void ask('regenerate')}>
          {t('regenerate')}
        </Button>
      )}
      <Button variant="outline" color="red" loading={looking === 'withdraw'} onClick={() => void ask('withdraw')}>
        {t('withdraw')}
      </Button>
      <ConfirmMutation
        {...given}
        row={signingCalls.regenerate}
        title={t('regenerateTitle')}
        text={
          <>
            <p>{t('regenerateText')}</p>
            {lost}
          </>
        }
        opened={asking === 'regenerate'}
        cancelText={t('regenerateKeep')}
        confirmText={t('regenerate')}
        onDone={done('sent')}
      />
      <ConfirmMutation
        {...given}
        row={signingCalls.withdraw}
        title={t('withdrawTitle')}
        text={
          <>
            <p>{t(isUnsent ? 'withdrawUnsent' : 'withdrawText')}</p>
            {lost}
          </>
        }
        opened={asking === 'withdraw'}
        cancelText={t('withdrawKeep')}
        confirmText={t('withdraw')}
        onDone={done('withdrawn')}
      />
    </>
  )
}
