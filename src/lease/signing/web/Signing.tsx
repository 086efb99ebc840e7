import './signing.css'
import { Button } from '@mantine/core'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import type { Row } from '../../../base/kit/endpoint'
import { downloadFile } from '../../../base/ui/file/file-url'
import { toast } from '../../../base/ui/page/toast'
import { useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useErrorText } from '../../../base/ui/words/error-text'
import { useLanguage, useWords } from '../../../base/ui/words/use-words'
import { existingContractCalls } from '../../contract/calls-existing'
import type { Contract } from '../../contract/model'
import type { SignicatInfo } from '../../contract/model-signing'
import { allTenants } from '../../party/rules-tenant'
import { isMoving, signingOffers, signingSays } from '../rules-panel'
import { signingPanelWords } from '../words-panel'
import { ChangeSent } from './ChangeSent'
import { Refresh } from './Refresh'
import { Remind } from './Remind'
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
  const stage = info?.state ?? 'none'
  const offers = signingOffers(info, contract.isFinished)
  useAsking(contract, info)
  const list = new Intl.ListFormat(language, { type: 'conjunction' })
  const namesOf = (signed: boolean) =>
    list.format((info?.tenants ?? []).filter(({ isSigned }) => isSigned === signed).map((tenant) => tenant.name))
  const { open, dialog } = useSigningError(`${contract.id} ${paper}`, stage === 'failed' ? (info?.error ?? null) : null)
  const file = info?.signedDocumentUrl ?? null
  return (
    <div className="signing">
      <p role={isMoving(stage) ? 'status' : undefined}>
        {t(`${paper}_${signingSays(info, contract.isFinished)}`, { names: namesOf(false) })}
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
        {file !== null && <SignedFile url={file} name={name} />}
        {offers.refresh && <Refresh contract={contract} />}
        {offers.remind && info && <Remind contract={contract} paper={paper} info={info} />}
        {offers.withdraw && (
          <ChangeSent
            contract={contract}
            paper={paper}
            renews={offers.regenerate}
            isUnsent={info?.pending === 'sending'}
            signed={namesOf(true)}
            invalidates={invalidates}
          />
        )}
      </div>
      {dialog}
    </div>
  )
}

/** Asks again, as long as somebody is still to sign, whether they have. */
function useAsking({ id }: Contract, info: SignicatInfo | null): void {
  const stage = info?.state ?? 'none'
  // Paid for, it is on its way before an order is noted.
  const pause = info?.pending || stage === 'starting' ? pauses.pending : pauses.usual
  useEndpointQuery(
    existingContractCalls.read,
    { params: { id: String(id) } },
    { enabled: isMoving(stage), refetchInterval: pause, staleTime: pause },
  )
}

function SignedFile({ url, name }: { readonly url: string; readonly name: string }) {
  const t = useWords(signingPanelWords)
  const errorText = useErrorText()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    await downloadFile(url, `${t('signedName', { name })}.pdf`).catch((error: unknown) => toast.error(errorText(error)))
    setBusy(false)
  }
  return (
    <Button
      variant="default"
      leftSection={<FileDown size={18} aria-hidden />}
      loading={busy}
      onClick={() => void save()}
    >
      {t('signedFile')}
    </Button>
  )
}
