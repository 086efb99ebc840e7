import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Row } from '../../../base/kit/endpoint'
import { ConfirmMutation } from '../../../base/ui/dialog/confirm-mutation'
import { toast } from '../../../base/ui/page/toast'
import { fetchEndpoint, useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { useWords } from '../../../base/ui/words/use-words'
import { existingContractCalls } from '../../contract/calls-existing'
import type { Contract } from '../../contract/model'
import { signingCalls } from '../calls'
import { signingPanelWords } from '../words-panel'
import { infoIn, paperBody, type PaperNamed } from './paper-named'

const again = [existingContractCalls.read]

interface ChangeSentProps extends PaperNamed {
  readonly contract: Contract
  readonly invalidates: readonly Row[]
  readonly renews: boolean
  /** True if the order hasn't reached the signing service yet, so that it can be stopped before it does. */
  readonly isUnsent: boolean
  /** The names of those who have signed, as one text. Empty as long as nobody has. */
  readonly signed: string
}

/** Ends the order that was sent. With `renews` it offers to send the paper again. */
export function ChangeSent({ contract, paper, letter, renews, isUnsent, signed, invalidates }: ChangeSentProps) {
  const t = useWords(signingPanelWords)
  const [asking, setAsking] = useState<'regenerate' | 'withdraw' | null>(null)
  const [looking, setLooking] = useState<typeof asking>(null)
  const stale = [...invalidates, ...again]
  const refresh = useEndpointMutation(signingCalls.refresh, { invalidates: stale })
  const params = { id: String(contract.id) }
  /**
   * Reads the order first, because the page may lack a new signature. An order that isn't sent yet is only read: a
   * refresh would send it.
   */
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
    input: { params, body: paperBody({ paper, letter }) },
    invalidates: stale,
    // Closing the question doesn't stop what may have been stored.
    onCancel: (isUncertain: boolean) => {
      close()
      if (isUncertain) toast.error(t('uncertain'))
    },
    uncertainText: t('close'),
  }
  const done = (says: 'sent' | 'withdrawn') => (answer: Contract) => {
    close()
    const info = infoIn(answer, paper)
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
        <Button variant="subtle" loading={looking === 'regenerate'} onClick={() => void ask('regenerate')}>
          {t('regenerate')}
        </Button>
      )}
      <Button variant="subtle" color="red" loading={looking === 'withdraw'} onClick={() => void ask('withdraw')}>
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
            <p>{t(isUnsent ? 'withdrawUnsent' : 'withdrawText', { after: t(`after_${paper}`) })}</p>
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
