import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { CallError } from '../../../base/ui/query/call-request'
import { refresh, useEndpointMutation } from '../../../base/ui/query/endpoint-query'
import { accountCalls } from '../../../landlord/account/calls'
import { houseCalls } from '../../../landlord/house/calls'
import { taxCalls } from '../../../year/tax/calls'
import { returnCalls } from '../../../year/tax-return/calls'
import type { ReturnForm } from '../../../year/tax-return/model'
import { lists } from '../voucher/vouchers'
import { openPreviewTab } from './preview-tab'

/** What became of the last press of a button. */
export type Outcome =
  | { readonly kind: 'none' }
  | { readonly kind: 'previewed'; readonly url: string; readonly message: string }
  | { readonly kind: 'sent'; readonly submission: ReturnForm['submission'] }
  /** Whether it was handed in is not known. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'failed'; readonly error: unknown; readonly houseIds: readonly number[] }

/** Refusals of the server that come before anything is handed in (docs/rules.md#handing-in). */
const refusedBefore = new Set([
  'errorSending',
  'unknownTaxError',
  'providerError',
  'providerUnavailable',
  'providerTimeout',
])
/** Whether surely nothing was handed in; where the answer was lost on its way, it may have been. */
const isRefused = (error: unknown): boolean =>
  error instanceof CallError && ((error.status >= 400 && error.status < 500) || refusedBefore.has(error.message))

/** Preview and sending of a year. `waitText`: what the tab of a preview says until it is there. */
export function useAuthority(waitText: string) {
  const navigate = useNavigate()
  /** Whether the dialog about a login that is too old lies open. */
  const [isOld, setOld] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'none' })
  // It fills in numbers that a house lacks.
  const view = useEndpointMutation(returnCalls.view, { invalidates: [houseCalls.list, taxCalls.checkList] })
  const send = useEndpointMutation(returnCalls.send)

  const failed = (error: unknown, form: ReturnForm) => {
    const reason = error instanceof CallError ? error.message : ''
    if (reason === 'externalLoginTooOld') return setOld(true)
    if (reason === 'subscriptionRequired') {
      refresh([accountCalls.profile])
      return void navigate({ to: '/altinn/subscription' })
    }
    if (reason === 'externalLoginRequired') refresh([accountCalls.profile])
    setOutcome({ kind: 'failed', error, houseIds: form.houseIds })
  }
  return {
    outcome,
    isOld,
    setOld,
    isViewing: view.isPending,
    isSending: send.isPending,
    /** Opens the preview in the tab that the press itself has opened: no browser stops that one. */
    preview: async (form: ReturnForm) => {
      const tab = openPreviewTab(waitText)
      setOutcome({ kind: 'none' })
      try {
        const { url, message } = await view.mutateAsync({ body: form })
        tab.show(url)
        setOutcome({ kind: 'previewed', url, message })
      } catch (error) {
        tab.close()
        failed(error, form)
      }
    },
    send: async (form: ReturnForm) => {
      setOutcome({ kind: 'none' })
      try {
        const { success } = await send.mutateAsync({ body: form })
        setOutcome(success ? { kind: 'sent', submission: form.submission } : { kind: 'unknown' })
        // What is handed in closes household items of its year.
        if (success) refresh([...lists, houseCalls.list])
      } catch (error) {
        if (isRefused(error)) failed(error, form)
        else setOutcome({ kind: 'unknown' })
      } finally {
        refresh([returnCalls.submissions])
      }
    },
  }
}
