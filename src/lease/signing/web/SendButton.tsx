import { Button, type ButtonVariant } from '@mantine/core'
import { Send } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { z } from 'zod'
import type { Row } from '../../../base/kit/endpoint'
import { ConfirmDialog } from '../../../base/ui/dialog/confirm-dialog'
import { ErrorLine } from '../../../base/ui/page/error-line'
import { toast } from '../../../base/ui/page/toast'
import { useSearchParams } from '../../../base/ui/page/use-search-params'
import { keepsIdempotencyKey, useEndpointQuery } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { accountCalls } from '../../../landlord/account/calls'
import { limitOfError } from '../../../landlord/plan/web/limit'
import { LimitDialog } from '../../../landlord/plan/web/LimitDialog'
import { useLeaveForPage } from '../../../landlord/subscription/web/use-away'
import type { Contract } from '../../contract/model'
import type { SignicatInfo } from '../../contract/model-signing'
import { depositStateAndAmounts } from '../../contract/rules-deposit'
import { sendQuestionParam } from '../../contract-form/web/sending'
import { signingPanelWords } from '../words-panel'
import { infoIn, type PaperNamed } from './paper-named'
import { useSendPaper } from './use-sending'

export interface SendButtonProps extends PaperNamed {
  readonly contract: Contract
  /** Sends an addendum, because only a later module can. Left out: the paper is sent by this module's own calls. */
  readonly send?: (() => Promise<SignicatInfo | null>) | undefined
  /** The names of the tenants, as one text. */
  readonly names: string
  readonly invalidates: readonly Row[]
  /** Filled when the button is the only thing to do. */
  readonly variant?: ButtonVariant
}

const address = z.object({ do: z.string().default('').catch('') })

const feeStages: ReadonlySet<string> = new Set(['agreed', 'fee'])

/** Asks before it sends. Before that it asks for a missing subscription or phone number. */
export function SendButton({ variant = 'default', ...props }: SendButtonProps) {
  const { contract, paper, letter, handover, names, invalidates } = props
  const t = useWords(signingPanelWords)
  const { data: profile } = useEndpointQuery(accountCalls.profile)
  const sending = useSendPaper({ paper, letter, handover }, invalidates)
  const { leaving, leaveFor } = useLeaveForPage()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<unknown>(null)
  const limit = limitOfError(error)
  // The fee of a deposit account is paid first.
  const pays = paper === 'contract' && feeStages.has(depositStateAndAmounts(contract).state)
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    setError(null)
    await work().catch((failure: unknown) => setError(failure))
    setBusy(false)
  }
  const ask = () =>
    attempt(async () => {
      if (await sending.isReady()) setAsking(true)
    })
  // If the address asks to send the lease, the landlord sees the question at once.
  const [at, set] = useSearchParams(address)
  const isAsked = paper === 'contract' && at.do === sendQuestionParam
  const begin = useEffectEvent(() => {
    set({ do: '' })
    void ask()
  })
  useEffect(() => {
    // This waits for the next render, because the question has a state of its own.
    if (isAsked) queueMicrotask(begin)
  }, [isAsked])
  const send = () =>
    attempt(async () => {
      const answer = props.send ? null : await sending.send(contract.id)
      if (pays && answer !== null && answer.payUrl !== null) return leaveFor(answer.payUrl)
      const info = answer === null ? await props.send!() : infoIn(answer, paper)
      setAsking(false)
      toast.success(t(info?.pending === 'sending' || paper === 'handover' ? 'noted' : 'sent'))
    })
  // Without an answer the request may be stored, and is then sent automatically. A landlord who doesn't want that takes
  // it back.
  const isUncertain = error !== null && keepsIdempotencyKey(error)
  const cancel = () =>
    attempt(async () => {
      if (isUncertain && (await sending.takeBack(contract.id))) toast.success(t('takenBack'))
      setAsking(false)
    })
  return (
    <>
      <Button
        variant={variant}
        leftSection={<Send size={18} aria-hidden />}
        loading={busy && !asking}
        onClick={() => void ask()}
      >
        {t('send')}
      </Button>
      {limit === null && !asking && <ErrorLine error={error} />}
      <ConfirmDialog
        title={t('sendTitle')}
        text={
          <>
            <p>{t('sendWho', { names })}</p>
            <p>{t('sendFrozen')}</p>
            {pays && <p>{t('sendFee')}</p>}
            {isUncertain && <p>{t('uncertain')}</p>}
          </>
        }
        opened={asking && limit === null}
        cancelText={t(isUncertain ? 'takeBack' : 'cancel')}
        onCancel={() => void cancel()}
        confirmText={t(pays ? 'payGo' : 'sendGo')}
        onConfirm={() => void send()}
        busy={busy || leaving}
        error={error}
      />
      {sending.dialog}
      {limit !== null && <LimitDialog limit={limit} profile={profile} onOk={() => setError(null)} />}
    </>
  )
}
